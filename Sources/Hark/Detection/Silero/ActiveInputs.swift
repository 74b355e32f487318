/// The inputs of a layer that are not zero, and the rows of its weights that they belong to.
///
/// Two thirds of what the layers hand on are zeros, as they cut off whatever is negative; what is
/// left out here is never multiplied.
struct ActiveInputs: Sendable {
  /// How many there are.
  private(set) var count = 0

  /// Behind the last row that any input may belong to.
  private(set) var end = 0

  private(set) var values: [Float]
  private(set) var rows: [Int32]

  /// Has room for `capacity` inputs.
  init(capacity: Int) {
    // One more, as an input is written before it is known whether it counts.
    values = [Float](repeating: 0, count: capacity + 1)
    rows = [Int32](repeating: 0, count: capacity + 1)
  }

  /// Forgets all.
  mutating func removeAll() { (count, end) = (0, 0) }

  /// Adds those of `inputs` that are not zero; the first of them belongs to the row `first`.
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
      // Without a branch: which inputs are zero cannot be foretold.
      values[next] = inputs[index]
      rows[next] = Int32(truncatingIfNeeded: first + index)
      next += inputs[index] == 0 ? 0 : 1
    }
    return next
  }
}
