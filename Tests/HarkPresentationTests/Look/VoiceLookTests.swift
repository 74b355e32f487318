import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("What a picture of the sound shows of a voice")
struct VoiceLookTests {
  @Test("A voice is as thick and bright as ever, noise is a line and dim")
  func ends() {
    let (voice, noise) = (VoiceLook(voice: 1), VoiceLook(voice: 0))
    #expect(abs(voice.barFullness - WaveformSize.fullness) < 1e-9)
    #expect(voice.orbGlowOpacity == CallSize.activeGlowOpacity)
    #expect(abs(voice.meterThickness - 1) < 1e-9)
    #expect(noise.barFullness == WaveformSize.noiseFullness)
    #expect(noise.orbGlowOpacity == CallSize.restingGlowOpacity)
    #expect(noise.barFullness < 0.4 * voice.barFullness)
  }

  @Test("The surer the voice, the thicker; what is no probability is brought inside")
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
