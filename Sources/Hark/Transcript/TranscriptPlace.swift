/// Where a segment stands in a transcript: first by task, then by index.
struct TranscriptPlace: Sendable, Hashable, Comparable {
  let task: Int
  let index: Int

  static func < (left: TranscriptPlace, right: TranscriptPlace) -> Bool {
    (left.task, left.index) < (right.task, right.index)
  }
}

extension [TranscriptPlace] {
  /// Where `place` stands in the ascending places, or would have to be put; quick near the end.
  func place(of place: TranscriptPlace) -> Int {
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
  func holds(_ place: TranscriptPlace) -> Bool {
    let spot = self.place(of: place)
    return spot < count && self[spot] == place
  }
}
