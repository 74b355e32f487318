import Testing

@testable import Hark

@Suite("The audio of an open microphone")
struct LiveSoundTests {
  @Test("Samples are numbered from 0 without gaps")
  func numbers() {
    var sound = LiveSound()
    let ranges = [3, 1, 400].map { sound.number([Float](repeating: 0.5, count: $0), at: 0).range }
    #expect(
      ranges == [.init(start: 0, end: 3), .init(start: 3, end: 4), .init(start: 4, end: 404)])
    #expect(sound.position == 404)
  }

  @Test("Samples are clamped, and NaN becomes silence")
  func range() {
    var sound = LiveSound()
    #expect(sound.number([1.5, -2, .nan, 0.25], at: 0).samples == [1, -1, 0, 0.25])
  }

  @Test("A microphone is waiting before its first audio, and after a second without any")
  func waits() {
    var sound = LiveSound()
    #expect(sound.condition(at: 100) == .waiting)
    _ = sound.number([0.5], at: 100)
    #expect(sound.condition(at: 100.9) == .live)
    #expect(sound.condition(at: 101.1) == .waiting)
    _ = sound.number([0.5], at: 102)
    #expect(sound.condition(at: 102) == .live)
  }

  @Test("Continuous zeros are reported as zeros, not as waiting")
  func zeros() {
    var sound = LiveSound()
    for tenth in 0..<30 {
      _ = sound.number([Float](repeating: 0, count: 1_600), at: Double(tenth) / 10)
    }
    #expect(sound.condition(at: 3) == .zeros)
  }
}
