import Testing

@testable import Hark

@Suite("The level of a reply at its playback position")
struct SpokenLevelTests {
  private func sound(_ value: Float, from start: Int, _ count: Int) -> AudioChunk {
    AudioChunk(start: start, samples: [Float](repeating: value, count: count))
  }

  @Test("A level is reported once its audio is heard, in steps of 50 ms")
  func steps() {
    var level = SpokenLevel()
    for start in stride(from: 0, to: 3_200, by: 320) { level.send(sound(0.5, from: start, 320)) }
    let told = [799, 800, 1_599, 3_200, 3_201].map { level.hear($0) }
    #expect(told.map { $0 != nil } == [false, true, false, true, false])
    #expect(told.compactMap { $0 }.allSatisfy { $0 > 0.5 })
  }

  @Test("Audio that is not yet heard does not affect the level")
  func ahead() {
    var level = SpokenLevel()
    level.send(sound(0, from: 0, 1_600))
    level.send(sound(0.9, from: 1_600, 1_600))
    #expect(level.hear(1_600) == 0)
    let loud = level.hear(3_200)
    #expect(loud.map { $0 > 0.8 } == true)
  }
}
