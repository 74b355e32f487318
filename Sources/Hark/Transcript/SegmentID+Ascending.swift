extension [SegmentID] {
  /// Where `place` stands in the ascending places, or would have to be put; quick near the end.
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

  /// Whether `place` is among the ascending places.
  func holds(_ place: SegmentID) -> Bool {
    let spot = self.place(of: place)
    return spot < count && self[spot] == place
  }
}
