extension [SegmentID] {
  /// Returns the index of `place` in the ascending array, or the index at which to insert it; fast
  /// near the end.
  func place(of place: SegmentID) -> Int {
    guard let last, last >= place else { return count }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns whether the ascending array contains `place`.
  func holds(_ place: SegmentID) -> Bool {
    let spot = self.place(of: place)
    return spot < count && self[spot] == place
  }
}
