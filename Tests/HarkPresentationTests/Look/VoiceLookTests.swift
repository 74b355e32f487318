import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("The voice in visualizations of audio")
struct VoiceLookTests {
  @Test("A voice has full thickness and brightness; noise is a dim line")
  func ends() {
    let (voice, noise) = (VoiceLook(voice: 1), VoiceLook(voice: 0))
    #expect(abs(voice.barFullness - WaveformSize.fullness) < 1e-9)
    #expect(voice.orbGlowOpacity == CallSize.activeGlowOpacity)
    #expect(abs(voice.meterThickness - 1) < 1e-9)
    #expect(noise.barFullness == WaveformSize.noiseFullness)
    #expect(noise.orbGlowOpacity == CallSize.restingGlowOpacity)
    #expect(noise.barFullness < 0.4 * voice.barFullness)
  }

  @Test("Thickness grows with the probability, which is clamped to its range")
  func between() {
    let thickness = stride(from: Float(0), through: 1, by: 0.1).map {
      VoiceLook(voice: $0).barFullness
    }
    #expect(thickness == thickness.sorted() && Set(thickness).count == thickness.count)
    #expect(VoiceLook(voice: -1) == VoiceLook(voice: 0))
    #expect(VoiceLook(voice: 7) == VoiceLook(voice: 1))
    #expect(VoiceLook(voice: .nan) == VoiceLook(voice: 0))
  }
}
