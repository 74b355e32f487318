import DetectionFixtures
import Foundation
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("Four spectra at once")
struct FourSpectraTests {
  @Test("Agree with the transform's definition")
  func definition() {
    var dice = Dice(seed: 7)
    let samples = (0..<FourSpectra.span).map { _ in Float.random(in: -1...1, using: &dice) }
    var spectra = FourSpectra()
    spectra.update(samples)
    for frame in 0..<4 {
      for bin in stride(from: 0, through: 128, by: 8) {
        let expected = Self.magnitude(samples[(128 * frame)...].prefix(256), bin)
        #expect(abs(Double(spectra.magnitudes[bin][frame]) - expected) < 1e-4 * (1 + expected))
      }
    }
  }

  private static func magnitude(_ samples: ArraySlice<Float>, _ bin: Int) -> Double {
    var (re, im) = (0.0, 0.0)
    for (n, sample) in samples.enumerated() {
      let window = 0.5 - 0.5 * cos(2 * .pi * Double(n) / 256)
      let angle = 2 * .pi * Double(bin * n) / 256
      re += Double(sample) * window * cos(angle)
      im -= Double(sample) * window * sin(angle)
    }
    return hypot(re, im)
  }

  @Test("Recognize the weights of their transform, within rounding")
  func weights() {
    var weights = DrawnWeights(seed: 1)[.spectrum]
    #expect(FourSpectra.isTransform(weights))
    weights[1_000] += 1e-4
    #expect(!FourSpectra.isTransform(weights))
  }
}
