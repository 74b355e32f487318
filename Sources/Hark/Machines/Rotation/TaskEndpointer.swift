/// Decides when a task's sound ends and that of the next begins, before the recogniser ends it.
///
/// Of a task that takes a minute: from 50 s on the next pause is the cut, and at 58 s it is cut
/// anyway, with a second of overlap (G11). Other limits are divided alike. It counts samples and
/// never reads a clock.
package struct TaskEndpointer: Sendable {
  /// How much sound both tasks are given where somebody speaks at the cut, in seconds.
  package static let overlap = 1.0

  /// Where the task's sound begins.
  private let start: Int

  /// From here on a pause is the cut.
  private let ripe: Int

  /// Here it is cut anyway.
  private let due: Int

  /// Watches a task whose sound begins at `start`; nil where there is no limit.
  package init?(from start: Int, limits: TaskLimits) {
    guard let longest = limits.longest else { return nil }
    self.start = start
    ripe = start + AudioTime.samples(longest * 50 / 60)
    due = start + AudioTime.samples(longest * 58 / 60)
  }

  /// The cut that is due when the sound has come to `position`; `quietSince` is where the last speech
  /// ended, nil while somebody speaks or nobody knows.
  ///
  /// In a pause nothing spoken is given twice: the next task's sound begins in its middle.
  package func cut(at position: Int, quietSince: Int?) -> Continuation? {
    let second = AudioTime.samples(Self.overlap)
    if let quietSince, position >= ripe {
      let middle = (max(quietSince, start) + position) / 2
      return Continuation(
        from: max(middle, position - second), heard: position, reason: .pause)
    }
    guard position >= due else { return nil }
    return Continuation(from: position - second, heard: position, reason: .length)
  }
}
