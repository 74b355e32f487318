import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Audio of a waveform")
struct RecentSoundTests {
  @Test("Each level and each voice probability is the highest of its interval")
  func stretches() {
    var recent = RecentSound()
    for (elapsed, level) in [(0, 0.2), (0.04, 0.6), (0.07, 0.3), (0.1, 0.1)] as [(Double, Float)] {
      recent.take(level: level, at: elapsed)
      recent.take(voice: level, at: elapsed)
    }
    #expect(recent.levels == [0.6, 0.1] && recent.voices == [0.6, 0.1])
  }

  @Test("A late voice probability is placed where it was heard")
  func late() {
    var recent = RecentSound()
    for number in 0..<5 {
      let elapsed = (Double(number) + 0.5) * RecentSound.seconds
      recent.take(level: 0.5, at: elapsed)
      recent.take(voice: number == 3 ? 0.9 : 0.1, at: elapsed - RecentSound.seconds)
    }
    #expect(recent.voices == [0.1, 0.1, 0.9, 0.1, 0])
  }

  @Test("A voice before the recording or outside the stored intervals is discarded")
  func outside() {
    var recent = RecentSound()
    recent.take(voice: 1, at: 0)
    recent.take(level: 0.5, at: 0)
    recent.take(voice: 1, at: -0.01)
    recent.take(voice: 1, at: 5)
    #expect(recent.voices == [0])
    for number in 0..<100 { recent.take(level: 0.5, at: Double(number) * RecentSound.seconds) }
    recent.take(voice: 1, at: 0)
    #expect(recent.voices.allSatisfy { $0 == 0 } && recent.levels.count == RecentSound.count)
  }

  @Test("The next recording starts empty")
  func clears() {
    var recent = RecentSound()
    recent.take(level: 0.5, at: 3)
    recent.clear()
    #expect(recent == RecentSound())
  }
}
