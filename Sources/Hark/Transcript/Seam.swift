/// The overlap between the audio of one task and the next.
package struct Seam: Sendable, Equatable {
  /// The audio given to both tasks; empty if there is none.
  package var overlap: AudioRange

  /// Whether the overlap lies in a pause, so that no speech was given to both tasks.
  package var isPause: Bool

  package init(overlap: AudioRange, isPause: Bool) {
    self.overlap = overlap
    self.isPause = isPause
  }

  /// Returns this overlap for another task, whose audio begins at the start of `seam`.
  func moved(to seam: Seam?) -> Seam {
    let start = max(overlap.start, seam?.overlap.start ?? 0)
    return Seam(overlap: AudioRange(start: start, end: overlap.end), isPause: isPause)
  }

  /// The sample from which the later task's words are used, if word times are known.
  var middle: Int { overlap.middle }
}
