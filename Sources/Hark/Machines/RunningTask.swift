/// A recognition task and the recording whose sound it takes.
package struct RunningTask: Sendable {
  package let id: TaskID
  package let recording: RecordingID

  /// Where its sound begins.
  package let from: Int

  package internal(set) var machine = RecognitionMachine()

  /// How far its words reach.
  private var heard: Int

  /// How far the sound had come when it was started; nil before.
  private var started: Int?

  /// A task that is over before it has been given so much new sound, in seconds, was over quickly.
  private static let quick = 1.0

  package init(id: TaskID, recording: RecordingID, from: Int) {
    self.id = id
    self.recording = recording
    self.from = from
    heard = from
  }

  /// Takes note of what it is told.
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

  /// How another goes on where this one ended by itself: a second before its last word's end.
  var continuation: Continuation {
    let overlap = AudioTime.samples(TaskEndpointer.overlap)
    return Continuation(from: max(heard - overlap, from), heard: heard, reason: .ended)
  }

  /// Whether it was over quickly, with the sound now at `position`.
  func isQuick(at position: Int) -> Bool {
    guard let started else { return true }
    return position - started < AudioTime.samples(Self.quick)
  }
}
