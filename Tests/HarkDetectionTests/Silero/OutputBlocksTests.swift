import Testing

@testable import HarkDetection

@Suite("A layer's weights in blocks of 32 outputs")
struct OutputBlocksTests {
  private static func weight(_ output: Int, _ input: Int) -> Float { Float(output % 7 - input % 5) }

  @Test("Give each output the sum of its bias and weighted inputs, at least zero")
  func sums() {
    let biases = (0..<64).map { Float($0) / 10 }
    let layer = OutputBlocks(biases: biases, inputs: 24, weight: Self.weight)
    #expect(layer.count == 2)
    var active = ActiveInputs(capacity: 24)
    let inputs = (0..<24).map { Float($0 % 3) }
    active.append(Lanes.eights(inputs)[...], from: 0)
    var outputs = [SIMD8<Float>](repeating: .zero, count: 10)
    layer.apply(active, into: &outputs, at: 2)
    #expect(outputs[..<2] == [.zero, .zero])
    for output in 0..<64 {
      let sum = (0..<24).reduce(biases[output]) { $0 + Self.weight(output, $1) * inputs[$1] }
      #expect(abs(outputs[2 + output / 8][output % 8] - max(0, sum)) < 1e-4)
    }
  }

  @Test("Only the taps of a convolution that receive input are kept")
  func taps() {
    // Each of the 32 outputs weights the three taps of each of the 4 inputs by 1, 10, and 100.
    let weights = (0..<32 * 4).flatMap { _ in [1, 10, 100] as [Float] }
    let layer = OutputBlocks(taps: 1..<3, of: weights, biases: [Float](repeating: 0, count: 32))
    var outputs = [SIMD8<Float>](repeating: .zero, count: 4)
    var active = ActiveInputs(capacity: 8)
    active.append([SIMD8(1, 2, 3, 4, 5, 6, 7, 8)], from: 0)
    layer.apply(active, into: &outputs, at: 0)
    #expect(
      outputs.allSatisfy { $0 == SIMD8(repeating: 10 * (1 + 2 + 3 + 4) + 100 * (5 + 6 + 7 + 8)) })
  }
}
