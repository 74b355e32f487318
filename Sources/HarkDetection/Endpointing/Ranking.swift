/// Finds the value at a given rank by Hoare's selection, without sorting and without allocating
/// memory.
enum Ranking {
  /// Returns the value at `rank`, counted from the smallest, among the first `count` elements of
  /// `values`.
  ///
  /// Reorders `values`. `rank` must be less than `count`, and `count` at most the length of
  /// `values`.
  static func value(at rank: Int, ofFirst count: Int, in values: inout [Float]) -> Float {
    var (low, high) = (0, count - 1)
    while low < high {
      var (left, right) = (low, high)
      split(&values, by: values[(low + high) / 2], &left, &right)
      if rank <= right { high = right } else if rank >= left { low = left } else { break }
    }
    return values[rank]
  }

  /// Partitions the elements between `left` and `right` around `pivot`.
  ///
  /// Afterwards, the elements before `left` are at most `pivot`, those after `right` are at least
  /// `pivot`, and those in between equal it.
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
