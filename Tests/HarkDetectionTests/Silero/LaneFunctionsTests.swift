import Foundation
import Testing

@testable import HarkDetection

@Suite("Functions of eight numbers at once")
struct LaneFunctionsTests {
  private static let numbers = stride(from: Float(-86), through: 86, by: 0.37).map { $0 }

  @Test("The exponential is as exact as a float")
  func exponential() {
    for x in Self.numbers {
      let expected = exp(Double(x))
      #expect(abs(Double(SIMD8(repeating: x).exponential()[3]) - expected) < 3e-7 * expected)
    }
  }

  @Test("The logistic function and the hyperbolic tangent are as exact as a float of 1")
  func sigmoids() {
    for x in Self.numbers {
      let lanes = SIMD8(repeating: x)
      #expect(abs(Double(lanes.logistic()[0]) - 1 / (1 + exp(-Double(x)))) < 3e-7)
      #expect(abs(Double(lanes.hyperbolicTangent()[7]) - tanh(Double(x))) < 3e-7)
    }
  }

  @Test("Extreme inputs stay within the functions' range")
  func extremes() {
    for x in [-1e30, -100, 100, 1e30] as [Float] {
      let lanes = SIMD8(repeating: x)
      #expect(lanes.logistic()[0] == (x < 0 ? lanes.logistic()[0] : 1))
      #expect((0...1).contains(lanes.logistic()[0]))
      #expect(lanes.hyperbolicTangent()[0] == (x < 0 ? -1 : 1))
    }
  }

  @Test("Lanes are independent, and negative values become zero")
  func lanes() {
    let lanes = SIMD8<Float>(-3, -2, -1, 0, 1, 2, 3, 4)
    #expect(lanes.cutOff == SIMD8(0, 0, 0, 0, 1, 2, 3, 4))
    for lane in 0..<8 {
      #expect(abs(lanes.exponential()[lane] - exp(lanes[lane])) < 1e-5 * exp(lanes[lane]))
    }
  }
}
