import Hark

/// One segment that is being sent to a server and transcribed.
struct RealtimeItem: Sendable, Equatable {
  /// The segment's audio and its position.
  var spoken: SpokenSegment

  /// Whether the segment's audio is complete.
  var isClosed = false

  /// The number of samples passed to the connection.
  var sent = 0

  /// Whether the last of the segment's audio and its padding have been passed to the connection.
  var isEndSent = false

  /// Whether the end of the segment has been passed to the connection.
  var isCommitted = false

  /// The number of samples sent in the server's session before this segment; `nil` if samples are
  /// not counted.
  var streamStart: Int?

  /// The number of this segment's commit in the server's session, from 1; `nil` if commits are not
  /// counted.
  var commit: Int?

  /// The server's name for the segment on this connection.
  var name: String?

  /// The text received over this connection.
  var heard = ""

  /// The reported text.
  var shown = ""

  /// Whether the text is being received again over another connection and is still shorter than the
  /// reported text.
  var isAgain = false

  /// The final text; `nil` until it is received.
  var text: String?

  /// The number of lost connections or server failures after the whole segment was sent.
  var tries = 0

  init(_ spoken: SpokenSegment) { self.spoken = spoken }

  /// The minimum length of a segment that servers accept, in samples; shorter segments are padded
  /// with silence.
  static let shortest = 1_600

  /// The number of samples including padding.
  var whole: Int { max(spoken.samples.count, Self.shortest) }

  /// The position up to which the audio has been passed to the connection.
  var sentEnd: Int { spoken.start + sent }

  /// Whether the server has the whole segment and has not returned its text.
  var isOwed: Bool { isCommitted && text == nil }

  /// The client's identifier for the event that ends the segment.
  var commitID: String { "commit_\(spoken.index)" }

  /// Resumes in a server session that has received the given numbers of samples and commits.
  mutating func goOn(samples: Int, commits: Int) {
    guard let streamStart else { return }
    sent = max(0, min(samples - streamStart, spoken.samples.count))
    if sent == 0 { self.streamStart = nil }
    // Samples are counted only at Hark's own rate, at which only padding follows the segment's
    // audio.
    isEndSent = isClosed && samples - streamStart >= whole
    guard let commit else { return }
    isCommitted = commit <= commits
    if !isCommitted { self.commit = nil }
  }

  /// Resets the state that belongs to a lost connection.
  mutating func leaveLine() {
    sent = 0
    isEndSent = false
    isCommitted = false
    streamStart = nil
    commit = nil
    name = nil
    heard = ""
    isAgain = !shown.isEmpty
  }
}
