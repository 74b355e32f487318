import Foundation
import Testing

@testable import HarkDetection

@Suite("Decibels")
struct DecibelsTests {
  @Test("Decibels of a power", arguments: [(1, 0), (0.01, -20), (0, -120)] as [(Float, Float)])
  func decibels(power: Float, wanted: Float) {
    #expect(abs(Decibels.ofPower(power) - wanted) < 0.001)
  }
}

@Suite("Logarithms without a math library")
struct LogarithmTests {
  @Test("Logarithms agree with the library's within 0.0002")
  func logarithms() {
    var x: Float = 1e-30
    while x < 1e30 {
      #expect(abs(Logarithm.log2(x) - Foundation.log2(x)) < 0.0002)
      #expect(abs(Logarithm.natural(x) - Foundation.log(x)) < 0.0002)
      x *= 1.037
    }
  }

  @Test("Exponentials agree with the library's within 0.01 %")
  func exponentials() {
    for step in -8_000...8_000 {
      let x = Float(step) / 100
      #expect(abs(Logarithm.exp(x) / Foundation.exp(x) - 1) < 0.0001)
    }
  }

  @Test("The logistic runs from 0 to 1 through one half")
  func logistic() {
    #expect(Logarithm.logistic(-1000) < 1e-6)
    #expect(Logarithm.logistic(0) == 0.5)
    #expect(Logarithm.logistic(1000) == 1)
  }
}
