import Hark
import Testing

@testable import HarkApple

@Suite("Voice processing")
struct VoiceProcessingTests {
  @Test("It is on in a call whose person wants no echo, and nowhere else")
  func switching() {
    #expect(VoiceProcessing([.echoCancellation], profile: .conversation).isOn)
    #expect(!VoiceProcessing([], profile: .conversation).isOn)
    for profile in [nil, AudioProfile.measurement, .record] {
      #expect(!VoiceProcessing([.echoCancellation], profile: profile).isOn)
    }
  }

  @Test("Automatic gain works with it, and never without it")
  func gain() {
    let both: Set<AudioEffect> = [.echoCancellation, .automaticGain]
    #expect(VoiceProcessing(both, profile: .conversation).hasAutomaticGain)
    #expect(!VoiceProcessing([.automaticGain], profile: .conversation).hasAutomaticGain)
    #expect(!VoiceProcessing([.echoCancellation], profile: .conversation).hasAutomaticGain)
    #expect(!VoiceProcessing(both, profile: .record).hasAutomaticGain)
  }

  @Test("What cannot be switched by itself is not offered")
  func offered() {
    #expect(VoiceProcessing.effects == [.echoCancellation, .automaticGain])
  }
}
