/// A recognition task and the recording whose audio it receives.
package struct RunningTask: Sendable {
  package let id: TaskID
  package let recording: RecordingID

  /// The position at which the task's audio begins, in samples.
  package let from: Int

  package internal(set) var machine = RecognitionMachine()

  /// The position up to which the task's results reach, in samples.
  private var heard: Int

  /// The audio position at which the task started, in samples; `nil` before it starts.
  private var started: Int?

  /// The amount of new audio, in seconds, below which the end of a task counts as quick.
  private static let quick = 1.0

  package init(id: TaskID, recording: RecordingID, from: Int) {
    self.id = id
    self.recording = recording
    self.from = from
    heard = from
  }

  /// Updates the positions from an event.
  mutating func note(_ event: RecognitionEvent, at position: Int) {
    switch event {
    case .started: started = position
    case .interim(_, let at): heard = max(heard, at)
    case .final(let segment, _): heard = max(heard, segment.range.end)
    case .begun, .queued, .due, .refused, .finished, .broke, .soundEnded, .cancelled, .abandoned,
      .finalOverdue:
      break
    }
  }

  /// The handoff for a task that ended on its own, beginning one second before the end of its last
  /// word.
  var handoff: TaskHandoff {
    let overlap = AudioTime.samples(TaskEndpointer.overlap)
    return TaskHandoff(from: max(heard - overlap, from), heard: heard, reason: .ended)
  }

  /// Returns whether a task that ends at audio position `position` ended quickly.
  func isQuick(at position: Int) -> Bool {
    guard let started else { return true }
    return position - started < AudioTime.samples(Self.quick)
  }
}
