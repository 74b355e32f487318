import DetectionFixtures
import Foundation
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("A recurrent cell")
struct RecurrentCellTests {
  @Test("Each gate has its own effect, and outputs are fed back")
  func gates() {
    // For each gate of unit 9: the weight of input 3, the weight of the unit's own output, and the
    // bias.
    let (inputs, outputs, biases) = (
      [0.5, -0.3, 0.8, 1.2], [0.1, 0.4, -0.6, 0.9], [0.2, 1, -0.1, 0]
    )
    func matrix(_ column: Int, _ gates: [Double]) -> [Float] {
      var matrix = [Float](repeating: 0, count: 512 * 128)
      for gate in 0..<4 { matrix[128 * (128 * gate + 9) + column] = Float(gates[gate]) }
      return matrix
    }
    var bias = [Float](repeating: 0, count: 512)
    for gate in 0..<4 { bias[128 * gate + 9] = Float(biases[gate] / 2) }
    let weights = RecurrentCell.weights(
      inputs: matrix(3, inputs), outputs: matrix(9, outputs), inputBiases: bias, outputBiases: bias)
    var cell = RecurrentCell()
    var (told, state) = (0.0, 0.0)
    func logistic(_ x: Double) -> Double { 1 / (1 + exp(-x)) }
    for x in [1.0, 0, 2] {
      var lanes = [SIMD8<Float>](repeating: .zero, count: 16)
      lanes[0][3] = Float(x)
      cell.update(lanes, weights)
      let sums = (0..<4).map { inputs[$0] * x + outputs[$0] * told + biases[$0] }
      state = logistic(sums[1]) * state + logistic(sums[0]) * tanh(sums[2])
      told = logistic(sums[3]) * tanh(state)
      #expect(abs(Double(cell.output[1][1]) - told) < 1e-6)
      #expect(cell.output[0] == .zero)
      cell.remember()
    }
  }

  @Test("A glance does not change the state")
  func glance() {
    var dice = Dice(seed: 4)
    func drawn(_ count: Int) -> [Float] {
      (0..<count).map { _ in Float.random(in: -0.3...0.3, using: &dice) }
    }
    let weights = RecurrentCell.weights(
      inputs: drawn(512 * 128), outputs: drawn(512 * 128), inputBiases: drawn(512),
      outputBiases: drawn(512))
    let (one, other) = (Lanes.eights(drawn(128)), Lanes.eights(drawn(128)))
    var (straight, glancing) = (RecurrentCell(), RecurrentCell())
    for inputs in [one, other, one] {
      straight.update(inputs, weights)
      glancing.update(other, weights)
      glancing.update(inputs, weights)
      #expect(glancing.output == straight.output)
      straight.remember()
      glancing.remember()
    }
    glancing = RecurrentCell()
    glancing.update(one, weights)
    #expect(glancing.output != straight.output)
    straight = RecurrentCell()
    straight.update(one, weights)
    #expect(glancing.output == straight.output)
  }
}
