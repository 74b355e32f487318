import Testing

@testable import HarkDetection

@Suite("How loud the network hears the sound")
struct NetworkGainTests {
  /// Returns the gain in dB after one second of background and one second of audio over it.
  private func gain(background: Float, sound: Float) -> Float {
    var gain = NetworkGain()
    for level in [background, sound] {
      for _ in 0..<100 { gain.update(power: power(level), background: power(background)) }
    }
    return 2 * Decibels.ofPower(gain.amplitude)
  }

  private func power(_ level: Float) -> Float { Decibels.amplitude(of: 2 * level) }

  @Test("Speech as people record it is heard as it is")
  func usual() {
    #expect(abs(gain(background: -70, sound: -20)) < 0.01)
    #expect(abs(gain(background: -45, sound: -29)) < 0.01)
  }

  @Test("A loud background is brought down to what the network knows")
  func loud() {
    #expect(abs(gain(background: -20, sound: -10) + 12) < 0.1)
    #expect(abs(gain(background: -33, sound: -10)) < 0.01)
  }

  @Test("Faint speech is brought up, as far as that tells it from a room")
  func faint() {
    #expect(abs(gain(background: -80, sound: -40) - 8.5) < 0.7)
    #expect(abs(gain(background: -80, sound: -46) - 14) < 0.7)
    #expect((3...9).contains(gain(background: -80, sound: -49)))
    #expect(abs(gain(background: -80, sound: -55)) < 0.01)
    #expect(abs(gain(background: -62, sound: -60)) < 0.01)
  }

  @Test("What was loud is remembered for seconds, and forgotten after a reset")
  func memory() {
    var gain = NetworkGain()
    for level in [-10, -60] as [Float] {
      for _ in 0..<100 { gain.update(power: power(level), background: power(-80)) }
    }
    #expect(gain.amplitude == 1)
    gain.reset()
    for _ in 0..<100 { gain.update(power: power(-40), background: power(-80)) }
    #expect(gain.amplitude > 2)
  }
}
