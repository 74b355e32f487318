import Testing

@testable import HarkApple

@Suite("When a player may be told to play")
struct RenderWatchTests {
  @Test("At once where the hardware asks for sound, and as soon as it does")
  func plays() {
    var watch = RenderWatch()
    #expect(watch.look(isRendering: true, at: 0) == .play)
    #expect(watch.look(isRendering: false, at: 1) == .wait(RenderWatch.interval))
    #expect(watch.look(isRendering: true, at: 1.1) == .play)
  }

  @Test("Where it never asks another engine is made, once")
  func never() {
    var watch = RenderWatch()
    _ = watch.look(isRendering: false, at: 0)
    #expect(watch.look(isRendering: false, at: RenderWatch.patience) == .rebuild)
    #expect(watch.look(isRendering: false, at: 2) == .wait(RenderWatch.interval))
    #expect(watch.look(isRendering: false, at: 2 + RenderWatch.patience) == .giveUp)
  }

  @Test("An engine that played may be made anew once more")
  func again() {
    var watch = RenderWatch()
    _ = watch.look(isRendering: false, at: 0)
    _ = watch.look(isRendering: false, at: RenderWatch.patience)
    _ = watch.look(isRendering: true, at: 2)
    _ = watch.look(isRendering: false, at: 3)
    #expect(watch.look(isRendering: false, at: 3 + RenderWatch.patience) == .rebuild)
  }
}
