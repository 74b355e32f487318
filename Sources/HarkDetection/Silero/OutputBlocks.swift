/// The weights of a layer, laid out so that sums over inputs read memory in order.
///
/// Outputs are grouped in blocks of 32, and each block stores its weights input by input.
struct OutputBlocks: Sendable {
  /// The number of outputs in a block, whose sums and weights fit in any machine's registers.
  static let width = 32
  let count: Int

  private let inputs: Int
  private let biases: [SIMD8<Float>]
  private let weights: [SIMD8<Float>]

  /// Lays out each output's weights for `inputs` inputs; `biases.count` must be a multiple of 32.
  init(biases: [Float], inputs: Int, weight: (_ output: Int, _ input: Int) -> Float) {
    precondition(biases.count % Self.width == 0)
    self.count = biases.count / Self.width
    self.inputs = inputs
    self.biases = Lanes.eights(biases)
    var weights: [SIMD8<Float>] = []
    weights.reserveCapacity(inputs * biases.count / 8)
    for block in 0..<count {
      for input in 0..<inputs {
        for eight in 4 * block..<4 * (block + 1) {
          weights.append(Lanes.eight { weight(8 * eight + $0, input) })
        }
      }
    }
    self.weights = weights
  }

  /// Creates blocks from a convolution's weights (for each output and input, one per frame), using
  /// only the frames in `taps`, because the others contain only zero padding; inputs are ordered by
  /// frame.
  init(taps: Range<Int>, of weights: [Float], biases: [Float]) {
    let inputs = weights.count / biases.count / 3
    self.init(biases: biases, inputs: taps.count * inputs) { output, input in
      weights[3 * (inputs * output + input % inputs) + taps.lowerBound + input / inputs]
    }
  }

  /// The sums of the outputs of a block, in four vectors of eight.
  struct Sums { var a, b, c, d: SIMD8<Float> }

  /// Calls `take` with the sums of each block's biases and weighted `active` inputs.
  @inline(__always)
  func forEachBlock(of active: borrowing ActiveInputs, _ take: (_ block: Int, Sums) -> Void) {
    precondition(active.end <= inputs)
    biases.withUnsafeBufferPointer { biases in
      weights.withUnsafeBufferPointer { weights in
        active.values.withUnsafeBufferPointer { values in
          active.rows.withUnsafeBufferPointer { rows in
            guard let biases = biases.baseAddress, let weights = weights.baseAddress,
              let values = values.baseAddress, let rows = rows.baseAddress
            else { return }
            for block in 0..<count {
              take(
                block,
                Self.sums(
                  biases + 4 * block, weights + 4 * block * inputs, values, rows, active.count))
            }
          }
        }
      }
    }
  }

  /// Writes the outputs after ReLU to `outputs`, beginning at vector `start`.
  func apply(_ active: borrowing ActiveInputs, into outputs: inout [SIMD8<Float>], at start: Int) {
    forEachBlock(of: active) { block, sums in
      outputs[start + 4 * block] = sums.a.cutOff
      outputs[start + 4 * block + 1] = sums.b.cutOff
      outputs[start + 4 * block + 2] = sums.c.cutOff
      outputs[start + 4 * block + 3] = sums.d.cutOff
    }
  }

  @inline(__always)
  private static func sums(
    _ biases: UnsafePointer<SIMD8<Float>>, _ weights: UnsafePointer<SIMD8<Float>>,
    _ values: UnsafePointer<Float>, _ rows: UnsafePointer<Int32>, _ count: Int
  ) -> Sums {
    var sums = Sums(a: biases[0], b: biases[1], c: biases[2], d: biases[3])
    for index in 0..<count {
      let row = weights + 4 * Int(rows[index])
      let value = SIMD8(repeating: values[index])
      sums.a += row[0] * value
      sums.b += row[1] * value
      sums.c += row[2] * value
      sums.d += row[3] * value
    }
    return sums
  }
}

/// The nonzero inputs of a layer, about a third of all after ReLU, and their weight rows.
struct ActiveInputs: Sendable {
  private(set) var count = 0

  /// The exclusive end of the range of rows to which inputs can belong.
  private(set) var end = 0

  private(set) var values: [Float]
  private(set) var rows: [Int32]

  init(capacity: Int) {
    // An input is written before it is known to be nonzero, which takes one extra element.
    values = [Float](repeating: 0, count: capacity + 1)
    rows = [Int32](repeating: 0, count: capacity + 1)
  }

  mutating func removeAll() { (count, end) = (0, 0) }

  mutating func set(_ inputs: ArraySlice<SIMD8<Float>>, from first: Int) {
    removeAll()
    append(inputs, from: first)
  }

  /// Appends the nonzero elements of `inputs`, whose first element belongs to row `first`.
  mutating func append(_ inputs: ArraySlice<SIMD8<Float>>, from first: Int) {
    precondition(first >= 0 && count + 8 * inputs.count < values.count)
    end = max(end, first + 8 * inputs.count)
    count = inputs.withUnsafeBytes { inputs in
      values.withUnsafeMutableBufferPointer { values in
        rows.withUnsafeMutableBufferPointer { rows in
          Self.append(inputs.bindMemory(to: Float.self), from: first, to: &values, &rows, count)
        }
      }
    }
  }

  private static func append(
    _ inputs: UnsafeBufferPointer<Float>, from first: Int,
    to values: inout UnsafeMutableBufferPointer<Float>,
    _ rows: inout UnsafeMutableBufferPointer<Int32>, _ count: Int
  ) -> Int {
    var next = count
    for index in 0..<inputs.count {
      // The loop avoids a branch because the positions of the zeros are unpredictable.
      values[next] = inputs[index]
      rows[next] = Int32(truncatingIfNeeded: first + index)
      next += inputs[index] == 0 ? 0 : 1
    }
    return next
  }
}
