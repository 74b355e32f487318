/// The nonzero inputs of a layer and the weight rows that they belong to.
///
/// The layers' activation function (ReLU) makes two thirds of their outputs zero. Skipping zeros
/// avoids their multiplications.
struct ActiveInputs: Sendable {
  /// The number of nonzero inputs.
  private(set) var count = 0

  /// The end of the range of rows that inputs can belong to, exclusive.
  private(set) var end = 0

  private(set) var values: [Float]
  private(set) var rows: [Int32]

  /// Creates an empty list with room for `capacity` inputs.
  init(capacity: Int) {
    // An input is written before it is known to be nonzero, which takes one extra element.
    values = [Float](repeating: 0, count: capacity + 1)
    rows = [Int32](repeating: 0, count: capacity + 1)
  }

  /// Removes all inputs.
  mutating func removeAll() { (count, end) = (0, 0) }

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
