/// Decides where one task's audio ends and the next begins, before the recognizer ends the task
/// itself.
///
/// For a limit of one minute, the first pause from 50 s on is the cut; at 58 s the audio is cut
/// regardless, with 1 s of overlap (G11). Other limits scale in proportion. The endpointer counts
/// samples and never reads a clock.
package struct TaskEndpointer: Sendable {
  /// The amount of audio given to both tasks when the cut falls within speech, in seconds.
  package static let overlap = 1.0

  /// The position at which the task's audio begins, in samples.
  private let start: Int

  /// The position from which a pause becomes the cut, in samples.
  private let ripe: Int

  /// The position at which the audio is cut regardless, in samples.
  private let due: Int

  /// Creates an endpointer for a task whose audio begins at `start`; `nil` if tasks have no limit.
  package init?(from start: Int, limits: TaskLimits) {
    guard let longest = limits.longest else { return nil }
    self.start = start
    ripe = start + AudioTime.samples(longest * 50 / 60)
    due = start + AudioTime.samples(longest * 58 / 60)
  }

  /// Returns the cut that is due at `position`; `nil` if none is due.
  ///
  /// `quietSince` is the position at which the last speech ended; `nil` while speech continues or
  /// its end is unknown. If the cut falls in a pause, the tasks share no speech: the next task's
  /// audio begins in the middle of the pause, at most `overlap` before `position`.
  package func cut(at position: Int, quietSince: Int?) -> TaskHandoff? {
    let second = AudioTime.samples(Self.overlap)
    if let quietSince, position >= ripe {
      let middle = (max(quietSince, start) + position) / 2
      return TaskHandoff(
        from: max(middle, position - second), heard: position, reason: .pause)
    }
    guard position >= due else { return nil }
    return TaskHandoff(from: position - second, heard: position, reason: .length)
  }
}
