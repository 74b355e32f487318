import Testing

@testable import HarkApple

@Suite("Start of a player")
struct RenderWatchTests {
  @Test("The player starts as soon as the hardware requests audio")
  func plays() {
    var watch = RenderWatch()
    #expect(watch.look(isRendering: true, at: 0) == .play)
    #expect(watch.look(isRendering: false, at: 1) == .wait(RenderWatch.interval))
    #expect(watch.look(isRendering: true, at: 1.1) == .play)
  }

  @Test("Without requests, the engine is recreated once")
  func never() {
    var watch = RenderWatch()
    _ = watch.look(isRendering: false, at: 0)
    #expect(watch.look(isRendering: false, at: RenderWatch.patience) == .rebuild)
    #expect(watch.look(isRendering: false, at: 2) == .wait(RenderWatch.interval))
    #expect(watch.look(isRendering: false, at: 2 + RenderWatch.patience) == .giveUp)
  }

  @Test("After playing, the engine may be recreated again")
  func again() {
    var watch = RenderWatch()
    _ = watch.look(isRendering: false, at: 0)
    _ = watch.look(isRendering: false, at: RenderWatch.patience)
    _ = watch.look(isRendering: true, at: 2)
    _ = watch.look(isRendering: false, at: 3)
    #expect(watch.look(isRendering: false, at: 3 + RenderWatch.patience) == .rebuild)
  }
}
