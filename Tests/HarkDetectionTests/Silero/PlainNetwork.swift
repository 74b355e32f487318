import DetectionFixtures
import Foundation

@testable import HarkDetection

/// A scalar reference implementation of Silero's network in double precision.
struct PlainNetwork {
  private let weights: [SileroTensor: [Double]]
  private var told = [Double](repeating: 0, count: 128)
  private var state = [Double](repeating: 0, count: 128)

  init(_ weights: DrawnWeights) { self.weights = weights.numbers.mapValues { $0.map(Double.init) } }

  /// Returns the probability of speech in 640 samples.
  mutating func probability(of samples: [Float]) -> Double {
    var frames = (0..<4).map { spectrum(Array(samples[128 * $0..<128 * $0 + 256])) }
    frames = convolve(frames, .firstWeights, .firstBiases, step: 1)
    frames = convolve(frames, .secondWeights, .secondBiases, step: 2)
    frames = convolve(frames, .thirdWeights, .thirdBiases, step: 2)
    frames = convolve(frames, .fourthWeights, .fourthBiases, step: 1)
    remember(frames[0])
    let sum = zip(told, self[.lastWeights]).reduce(self[.lastBias][0]) { $0 + max(0, $1.0) * $1.1 }
    return logistic(sum)
  }

  private subscript(_ tensor: SileroTensor) -> [Double] { weights[tensor] ?? [] }

  private func spectrum(_ samples: [Float]) -> [Double] {
    let basis = self[.spectrum]
    func product(_ row: Int) -> Double {
      (0..<256).reduce(0) { $0 + Double(samples[$1]) * basis[256 * row + $1] }
    }
    return (0..<129).map { hypot(product($0), product(129 + $0)) }
  }

  private func convolve(
    _ frames: [[Double]], _ weights: SileroTensor, _ biases: SileroTensor, step: Int
  ) -> [[Double]] {
    let (weights, biases, inputs) = (self[weights], self[biases], frames[0].count)
    return stride(from: 0, to: frames.count, by: step).map { frame in
      biases.indices.map { output in
        var sum = biases[output]
        for tap in 0..<3 where frames.indices.contains(frame + tap - 1) {
          for input in 0..<inputs {
            sum += weights[3 * (inputs * output + input) + tap] * frames[frame + tap - 1][input]
          }
        }
        return max(0, sum)
      }
    }
  }

  private mutating func remember(_ inputs: [Double]) {
    let gates = (0..<512).map { row in
      var sum = self[.cellInputBiases][row] + self[.cellOutputBiases][row]
      for index in 0..<128 {
        sum += self[.cellInputs][128 * row + index] * inputs[index]
        sum += self[.cellOutputs][128 * row + index] * told[index]
      }
      return sum
    }
    for unit in 0..<128 {
      let fresh = logistic(gates[unit]) * tanh(gates[256 + unit])
      state[unit] = logistic(gates[128 + unit]) * state[unit] + fresh
      told[unit] = logistic(gates[384 + unit]) * tanh(state[unit])
    }
  }

  private func logistic(_ x: Double) -> Double { 1 / (1 + exp(-x)) }
}
