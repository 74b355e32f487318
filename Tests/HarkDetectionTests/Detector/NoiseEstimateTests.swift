import DetectionFixtures
import Testing

@testable import HarkDetection

@Suite("Noise estimates")
struct NoiseEstimateTests {
  @Test("The background's level is found within 3 dB", arguments: [-70, -50, -30] as [Float])
  func background(level: Float) throws {
    let heard = Listening.whole(Noise.white(seconds: 5, level: level))
    let noise = try #require(heard.frontEnd.noise)
    #expect(abs(noise.background - level) < 3)
    #expect(noise.speech == nil)
    #expect(noise.signalToNoise == nil)
  }

  @Test("Signal to noise falls as the noise rises")
  func signalToNoise() throws {
    let speech = try RealSpeech.samples(RealSpeech.clips[0])
    var before = Float.infinity
    for level in [-65, -55, -45] as [Float] {
      let quiet = [Float](repeating: 0, count: 16_000)
      let noise = Noise.white(seconds: 9, level: level)
      let heard = Listening.whole(Noise.mixed(noise, quiet + speech))
      let ratio = try #require(heard.frontEnd.noise?.signalToNoise)
      #expect(ratio < before - 5)
      before = ratio
    }
    #expect((5...35).contains(before))
  }

  @Test("The estimate is unknown before any audio")
  func nothing() {
    #expect(SpectralVoiceDetector().noise == nil)
  }
}
