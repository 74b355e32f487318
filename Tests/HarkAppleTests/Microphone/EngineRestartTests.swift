import Testing

@testable import HarkApple

@Suite("Engine restarts")
struct EngineRestartTests {
  @Test("Restarts are immediate, then delayed, then limited")
  func delays() {
    var restart = EngineRestart()
    var found: [Double] = []
    var now = 0.0
    while let delay = restart.next(at: now) {
      found.append(delay)
      now += delay
    }
    #expect(found == EngineRestart.delays && found == found.sorted() && found.first == 0)
  }

  @Test("An engine that ran for a while resets the count")
  func calm() {
    var restart = EngineRestart()
    _ = restart.next(at: 0)
    #expect(restart.next(at: EngineRestart.calm - 0.1) == EngineRestart.delays[1])
    // The interval is measured from the delayed attempt.
    let attempt = EngineRestart.calm - 0.1 + EngineRestart.delays[1]
    #expect(restart.next(at: attempt + EngineRestart.calm + 0.1) == 0)
  }

  @Test("Opening waits at most two seconds for an input")
  func opening() {
    #expect(EngineRestart.opening.reduce(0, +) < 2)
  }
}
