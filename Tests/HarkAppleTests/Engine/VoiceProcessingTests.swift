import Hark
import Testing

@testable import HarkApple

@Suite("Voice processing")
struct VoiceProcessingTests {
  @Test("It is on only in a call with echo cancellation")
  func switching() {
    #expect(VoiceProcessing([.echoCancellation], profile: .conversation).isOn)
    #expect(!VoiceProcessing([], profile: .conversation).isOn)
    for profile in [nil, AudioProfile.measurement, .record] {
      #expect(!VoiceProcessing([.echoCancellation], profile: profile).isOn)
    }
  }

  @Test("Automatic gain requires voice processing")
  func gain() {
    let both: Set<AudioEffect> = [.echoCancellation, .automaticGain]
    #expect(VoiceProcessing(both, profile: .conversation).hasAutomaticGain)
    #expect(!VoiceProcessing([.automaticGain], profile: .conversation).hasAutomaticGain)
    #expect(!VoiceProcessing([.echoCancellation], profile: .conversation).hasAutomaticGain)
    #expect(!VoiceProcessing(both, profile: .record).hasAutomaticGain)
  }

  @Test("Only effects with their own switch are available")
  func offered() {
    #expect(VoiceProcessing.effects == [.echoCancellation, .automaticGain])
  }
}
