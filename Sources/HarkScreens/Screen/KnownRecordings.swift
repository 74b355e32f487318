import Hark

/// The recordings that a screen has been told of, which may be behind what the session knows.
public struct KnownRecordings: Sendable, Equatable {
  /// The one that began last; nil before the first.
  public private(set) var newest: RecordingID?

  /// The one that goes on; nil when none does.
  public private(set) var underWay: RecordingID?

  /// Those that were stopped and whose last words are still to come, oldest first.
  public private(set) var awaited: [RecordingID] = []

  /// Takes what happened.
  mutating func take(_ happening: Happening) {
    switch happening {
    case .recordingStarted(let id, _, _): (newest, underWay) = (id, id)
    case .recordingStopped(let id, _, _):
      if underWay == id { underWay = nil }
      awaited.append(id)
    case .recordingEnded(let id, _):
      if underWay == id { underWay = nil }
      awaited.removeAll { $0 == id }
    case .speechStarted, .speechEnded, .turnEnded, .interim, .final, .heard, .messageSent, .reply,
      .input, .cue, .failed:
      break
    }
  }

  /// Whether the screen has heard all that came of what `session` does not record any more.
  public func hasAllWords(of session: SessionRecordings) -> Bool {
    newest == session.newest && underWay == session.underWay && awaited.isEmpty
  }
}
