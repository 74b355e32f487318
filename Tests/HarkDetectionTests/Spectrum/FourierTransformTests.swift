import DetectionFixtures
import Foundation
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("The power spectrum")
struct FourierTransformTests {
  @Test("Agrees with the transform's definition")
  func definition() {
    var random = Dice(seed: 3)
    let input = (0..<FourierTransform.size).map { _ in Float.random(in: -1...1, using: &random) }
    var output = [Float](repeating: 0, count: FourierTransform.size / 2 + 1)
    var transform = FourierTransform()
    transform.power(of: input, into: &output)
    for bin in 0...FourierTransform.size / 2 {
      var re = 0.0
      var im = 0.0
      for (n, sample) in input.enumerated() {
        let angle = 2 * Double.pi * Double(bin * n) / Double(FourierTransform.size)
        re += Double(sample) * cos(angle)
        im -= Double(sample) * sin(angle)
      }
      let wanted = re * re + im * im
      #expect(abs(Double(output[bin]) - wanted) < 1e-3 * (1 + wanted))
    }
  }
}
