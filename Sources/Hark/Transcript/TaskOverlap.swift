/// The overlap between the audio of one task and the next.
package struct TaskOverlap: Sendable, Equatable {
  /// The audio given to both tasks; empty if there is none.
  package var range: AudioRange

  /// Whether the overlap lies in a pause, so that no speech was given to both tasks.
  package var isPause: Bool

  package init(range: AudioRange, isPause: Bool) {
    self.range = range
    self.isPause = isPause
  }

  /// Returns this overlap for another task, whose audio begins at the start of `other`.
  func moved(to other: TaskOverlap?) -> TaskOverlap {
    let start = max(range.start, other?.range.start ?? 0)
    return TaskOverlap(range: AudioRange(start: start, end: range.end), isPause: isPause)
  }

  /// The sample from which the later task's words are used, if word times are known.
  var middle: Int { range.middle }
}
