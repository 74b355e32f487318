import Testing

@testable import HarkDetection

@Suite("The gain of the network's input")
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

  @Test("Speech at a usual level is not amplified")
  func usual() {
    #expect(abs(gain(background: -70, sound: -20)) < 0.01)
    #expect(abs(gain(background: -45, sound: -29)) < 0.01)
  }

  @Test("A loud background is attenuated")
  func loud() {
    #expect(abs(gain(background: -20, sound: -10) + 12) < 0.1)
    #expect(abs(gain(background: -33, sound: -10)) < 0.01)
  }

  @Test("Faint speech is amplified if it exceeds room noise")
  func faint() {
    #expect(abs(gain(background: -80, sound: -40) - 8.5) < 0.7)
    #expect(abs(gain(background: -80, sound: -46) - 14) < 0.7)
    #expect((3...9).contains(gain(background: -80, sound: -49)))
    #expect(abs(gain(background: -80, sound: -55)) < 0.01)
    #expect(abs(gain(background: -62, sound: -60)) < 0.01)
  }

  @Test("The peak level decays over seconds")
  func memory() {
    var gain = NetworkGain()
    for level in [-10, -60] as [Float] {
      for _ in 0..<100 { gain.update(power: power(level), background: power(-80)) }
    }
    #expect(gain.amplitude == 1)
  }
}
