import Hark

/// One segment that is being sent to a server and transcribed.
struct RealtimeItem: Sendable, Equatable {
  var spoken: SpokenSegment
  var isClosed = false

  /// The number of samples passed to the connection.
  var sent = 0

  /// Whether the last of the segment's audio and its padding have been passed to the connection.
  var isEndSent = false

  /// Whether the commit has been passed to the connection, or the server ended the segment by itself.
  var isCommitted = false

  /// The number of samples sent in the session before this segment; `nil` if not counted.
  var streamStart: Int?

  /// The number of this segment's commit in the session, from 1; `nil` if not counted.
  var commit: Int?

  /// The server's name for the segment in this session; `nil` if it has none yet.
  var name: String?
  var heard = ""
  var shown = ""

  /// Whether the text is being received again in a new session and is still shorter than before.
  var isAgain = false
  var text: String?

  /// The number of sessions that were lost while this segment's text was the next to arrive.
  var tries = 0

  init(_ spoken: SpokenSegment) { self.spoken = spoken }

  /// The minimum number of samples that servers accept; silence pads shorter segments.
  static let shortest = 1_600

  /// The number of samples including padding.
  var whole: Int { max(spoken.samples.count, Self.shortest) }
  var sentEnd: Int { spoken.start + sent }
  var isOwed: Bool { isCommitted && text == nil }
  var commitID: String { "commit_\(spoken.index)" }

  /// Resumes in a server session that has received the given numbers of samples and commits.
  mutating func resume(samples: Int, commits: Int) {
    guard let streamStart else { return }
    sent = max(0, min(samples - streamStart, spoken.samples.count))
    if sent == 0 { self.streamStart = nil }
    // Samples are counted only if the audio is sent at Hark's own rate: the server's count then
    // includes the padding but is not affected by resampling.
    isEndSent = isClosed && samples - streamStart >= whole
    guard let commit else { return }
    isCommitted = commit <= commits
    if !isCommitted { self.commit = nil }
  }

  mutating func leaveLine() {
    var item = RealtimeItem(spoken)
    (item.isClosed, item.shown, item.text, item.tries) = (isClosed, shown, text, tries)
    item.isAgain = !shown.isEmpty
    self = item
  }
}

/// The progress of a session that the server keeps for a while after its connection is lost.
struct RealtimeStream: Sendable, Equatable {
  let id: String
  var seen: Int
  var sent = 0
  var commits = 0
}
