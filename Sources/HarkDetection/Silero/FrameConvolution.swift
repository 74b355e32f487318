/// A convolution over four frames with a kernel of three frames, followed by ReLU.
///
/// Each weight that is read serves all four frames. The zero padding before the first and after the
/// last frame is skipped, so 10 of the 12 products are computed.
struct FrameConvolution: Sendable {
  static let frames = 4

  private let inputs: Int
  private let biases: [SIMD8<Float>]

  /// Groups of eight outputs, with each input's weights for the previous, current, and next frame.
  private let weights: [SIMD8<Float>]

  /// Creates a convolution from each output's weights: three per input, one for each frame.
  init(_ weights: [Float], _ biases: [Float]) {
    let inputs = weights.count / biases.count / 3
    precondition(biases.count % 8 == 0 && weights.count == 3 * inputs * biases.count)
    self.inputs = inputs
    self.biases = Lanes.eights(biases)
    self.weights = Lanes.eights(rows: 3 * inputs, of: biases.count) { output, row in
      weights[3 * inputs * output + row]
    }
  }

  /// Writes the outputs frame by frame; each input holds its values in all four frames.
  func apply(_ inputs: [SIMD4<Float>], into outputs: inout [SIMD8<Float>]) {
    precondition(inputs.count == self.inputs && outputs.count == Self.frames * biases.count)
    inputs.withUnsafeBufferPointer { inputs in
      weights.withUnsafeBufferPointer { weights in
        guard let x = inputs.baseAddress, var w = weights.baseAddress else { return }
        for eight in 0..<biases.count {
          let sums = Self.sums(biases[eight], w, x, inputs.count)
          outputs[eight] = sums.a.cutOff
          outputs[biases.count + eight] = sums.b.cutOff
          outputs[2 * biases.count + eight] = sums.c.cutOff
          outputs[3 * biases.count + eight] = sums.d.cutOff
          w += 3 * inputs.count
        }
      }
    }
  }

  /// Returns the sums of four frames; applies each weight to all of them before reading the next,
  /// so that only the sums and one weight need registers, which are scarce on the oldest machines.
  @inline(__always)
  private static func sums(
    _ bias: SIMD8<Float>, _ weights: UnsafePointer<SIMD8<Float>>,
    _ inputs: UnsafePointer<SIMD4<Float>>, _ count: Int
  ) -> (a: SIMD8<Float>, b: SIMD8<Float>, c: SIMD8<Float>, d: SIMD8<Float>) {
    var (a, b, c, d) = (bias, bias, bias, bias)
    var weights = weights
    for input in 0..<count {
      let x = inputs[input]
      let (before, same, after) = (weights[0], weights[1], weights[2])
      weights += 3
      a += same * x[0]
      b += same * x[1]
      c += same * x[2]
      d += same * x[3]
      b += before * x[0]
      c += before * x[1]
      d += before * x[2]
      a += after * x[1]
      b += after * x[2]
      c += after * x[3]
    }
    return (a, b, c, d)
  }
}
