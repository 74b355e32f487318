/// Where the sound of one task meets that of the one before it.
package struct Seam: Sendable, Equatable {
  /// The sound that both were given; empty where there is none.
  package var overlap: AudioRange

  /// Whether it lies in a pause, so that nothing spoken was given twice.
  package var isPause: Bool

  package init(overlap: AudioRange, isPause: Bool) {
    self.overlap = overlap
    self.isPause = isPause
  }

  /// The same seam for another task, whose sound begins as `seam` says.
  func moved(to seam: Seam?) -> Seam {
    let start = max(overlap.start, seam?.overlap.start ?? 0)
    return Seam(overlap: AudioRange(start: start, end: overlap.end), isPause: isPause)
  }

  /// The sample from which the later task's words count, as far as times tell.
  var middle: Int { overlap.middle }
}
