import Hark

/// The recordings that a screen knows of, which may lag behind the session's.
package struct KnownRecordings: Sendable, Equatable {
  /// The recording that began last; `nil` before the first.
  package private(set) var newest: RecordingID?

  /// The recording in progress; `nil` if there is none.
  package private(set) var underWay: RecordingID?

  /// The stopped recordings whose last words are still pending, oldest first.
  package private(set) var awaited: [RecordingID] = []

  mutating func take(_ event: SessionEvent) {
    switch event {
    case .recordingStarted(let id, _, _): (newest, underWay) = (id, id)
    case .recordingStopped(let id, _, _):
      if underWay == id { underWay = nil }
      awaited.append(id)
    case .recordingEnded(let id, _):
      if underWay == id { underWay = nil }
      awaited.removeAll { $0 == id }
    case .speechStarted, .speechEnded, .turnEnded, .interim, .final, .heard, .commanded,
      .recognizedAgain,
      .messageSent, .reply, .replyEnded, .input, .cue, .failed:
      break
    }
  }

  /// Returns whether the screen has received all words of the recordings that `session` has stopped.
  package func hasAllWords(of session: SessionRecordings) -> Bool {
    newest == session.newest && underWay == session.underWay && awaited.isEmpty
  }
}
