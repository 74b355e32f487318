import DetectionFixtures
import Testing

@testable import HarkDetection

@Suite("The spectral voice detector")
struct SpectralVoiceDetectorTests {
  /// Returns the fraction of frames whose probability is high enough to start speech.
  private func share(_ probabilities: some Collection<Float>) -> Double {
    Double(probabilities.filter { $0 >= 0.5 }.count) / Double(max(1, probabilities.count))
  }

  private func probabilities(_ samples: [Float]) -> [Float] {
    Listening.whole(samples).probabilities
  }

  @Test("Real speech is speech, loud and soft", arguments: [0, -12, -24] as [Float])
  func realSpeech(gain: Float) throws {
    for clip in RealSpeech.clips {
      let speech = try RealSpeech.samples(clip).map { $0 * Noise.decibels(gain) }
      let found = probabilities(Noise.white(seconds: 1, level: -80) + speech)
      let inside = found[(150 + Int(clip.speech.lowerBound * 100))...]
      #expect(share(inside.dropLast(30)) > (gain > -20 ? 0.85 : 0.55))
      #expect(share(found[..<100]) == 0)
    }
  }

  @Test("Speech at 10 dB over white noise is found, and the noise is not")
  func noisySpeech() throws {
    for clip in RealSpeech.clips {
      let found = probabilities(Noise.under(try RealSpeech.samples(clip), ratio: 10))
      #expect(share(found[..<200]) < 0.02)
      #expect(share(found[240...].dropLast(30)) > 0.6)
    }
  }

  @Test("Steady noise is not speech, however loud", arguments: [-80, -60, -40, -20, -6] as [Float])
  func steadyNoise(level: Float) {
    #expect(share(probabilities(Noise.white(seconds: 20, level: level))) < 0.02)
  }

  @Test("Zeros are not speech, and neither is the noise that follows them")
  func zeros() {
    let zeros = [Float](repeating: 0, count: 32_000)
    #expect(probabilities(zeros).allSatisfy { $0 < 0.1 })
    for level in [-70, -50, -30] as [Float] {
      let found = probabilities(zeros + Noise.white(seconds: 3, level: level))
      #expect(share(found) < 0.06)
    }
  }

  @Test("Zeros during speech end it")
  func muted() throws {
    let speech = try RealSpeech.samples(RealSpeech.clips[3])
    let found = probabilities(Array(speech[..<64_000]) + [Float](repeating: 0, count: 32_000))
    #expect(share(found[350..<400]) > 0.9)
    #expect(found[450...].allSatisfy { $0 < 0.2 })
  }

  @Test("Clicks are not speech")
  func clicks() {
    var samples = Noise.white(seconds: 10, level: -65)
    for start in stride(from: 8_000, to: samples.count, by: 2_777) {
      for n in start..<min(start + 32, samples.count) { samples[n] = n % 2 == 0 ? 0.8 : -0.8 }
    }
    #expect(share(probabilities(samples)) < 0.02)
  }

  @Test("A held tone and hum are not speech, except at their onset", arguments: [50, 440, 1_000])
  func tones(frequency: Int) {
    // A square wave contains all odd harmonics.
    let half = 8_000 / frequency
    let samples = (0..<160_000).map { Float($0 / half % 2 == 0 ? 0.1 : -0.1) }
    let noisy = Noise.mixed(samples, Noise.white(seconds: 10, level: -60))
    #expect(share(probabilities(noisy)[50...]) < 0.02)
  }

  @Test("Speech that clips at full scale is found")
  func clipping() throws {
    let speech = try RealSpeech.samples(RealSpeech.clips[3])
    let clipped = speech.map { min(max($0 * 100, -1), 1) }
    let found = probabilities(clipped)
    #expect(found.allSatisfy { (0...1).contains($0) })
    #expect(Listening.whole(clipped).speech.count >= 1)
  }

  @Test("NaN and infinite samples have no lasting effect")
  func poison() throws {
    let bad: [Float] = [.nan, .infinity, -.infinity, 1e30, -1e30, .signalingNaN, 0]
    let noise = Noise.white(seconds: 3, level: -60)
    let speech = try RealSpeech.samples(RealSpeech.clips[0])
    let before = noise + (0..<1_600).map { bad[$0 % bad.count] }
    let found = probabilities(before + noise + speech)
    #expect(found.allSatisfy { (0...1).contains($0) })
    let harmless = Noise.white(seconds: 0.1, level: -60, seed: 2)
    let healthy = probabilities(noise + harmless + noise + speech)
    let tail = zip(found, healthy).dropFirst(500)
    #expect(tail.allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test("Equal audio after a reset gives equal results")
  func reset() throws {
    let samples = try RealSpeech.samples(RealSpeech.clips[2])
    var detector = SpectralVoiceDetector()
    func run() -> [Float] {
      samples.withUnsafeBufferPointer { samples in
        stride(from: 0, to: samples.count - 159, by: 160).map {
          detector.probability(of: UnsafeBufferPointer(rebasing: samples[$0..<$0 + 160]))
        }
      }
    }
    let first = run()
    detector.reset()
    #expect(run() == first)
    #expect(run() != first, "what was heard before does matter without a reset")
  }
}
