/// Finds what would stand at a place if values were sorted, by Hoare's selection: without sorting, and
/// without memory of its own.
enum Ranking {
  /// The value at `rank`, counted from the least, of the first `count` in `values`, whose order changes.
  ///
  /// `rank` is less than `count`, and `count` at most the length of `values`.
  static func value(at rank: Int, ofFirst count: Int, in values: inout [Float]) -> Float {
    var (low, high) = (0, count - 1)
    while low < high {
      var (left, right) = (low, high)
      split(&values, by: values[(low + high) / 2], &left, &right)
      if rank <= right { high = right } else if rank >= left { low = left } else { break }
    }
    return values[rank]
  }

  /// Exchanges values from `left` to `right` until those before `left` are at most `pivot` and those
  /// behind `right` at least; what lies between is equal to it.
  private static func split(
    _ values: inout [Float], by pivot: Float, _ left: inout Int, _ right: inout Int
  ) {
    while left <= right {
      while values[left] < pivot { left += 1 }
      while values[right] > pivot { right -= 1 }
      guard left <= right else { return }
      values.swapAt(left, right)
      left += 1
      right -= 1
    }
  }
}
