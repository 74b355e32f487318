import Hark

/// One segment on its way to a server and back.
struct RealtimeItem: Sendable, Equatable {
  /// Its sound, and where that belongs.
  var spoken: SpokenSegment

  /// Whether no more sound belongs to it.
  var isClosed = false

  /// How much of its sound the line has been given, in samples.
  var sent = 0

  /// Whether the line has been given the last of its sound, with what belongs behind that.
  var isEndSent = false

  /// Whether the line has been told where it ends.
  var isCommitted = false

  /// How many samples the server's session had been sent before it; nil where that is not counted.
  var streamStart: Int?

  /// Which end of the server's session its own is, from 1; nil where that is not counted.
  var commit: Int?

  /// The server's name for it on this line.
  var name: String?

  /// The text that has come over this line.
  var heard = ""

  /// The text that has been reported.
  var shown = ""

  /// Whether its words come anew, over another line, and less has come than is shown.
  var isAgain = false

  /// Its text, once that is there for good.
  var text: String?

  /// How often a line was lost, or the server failed, after all of it had been sent.
  var tries = 0

  init(_ spoken: SpokenSegment) { self.spoken = spoken }

  /// The shortest segment that servers take, in samples; less is filled up with silence.
  static let shortest = 1_600

  /// Its samples with the silence behind it that servers ask for.
  var whole: Int { max(spoken.samples.count, Self.shortest) }

  /// How far the line has been given its sound.
  var sentEnd: Int { spoken.start + sent }

  /// Whether the server has all of it and owes its text.
  var isOwed: Bool { isCommitted && text == nil }

  /// The client's name for the event that ends it.
  var commitID: String { "commit_\(spoken.index)" }

  /// Goes on where a server's session stands that has so many samples and ends.
  mutating func goOn(samples: Int, commits: Int) {
    guard let streamStart else { return }
    sent = max(0, min(samples - streamStart, spoken.samples.count))
    if sent == 0 { self.streamStart = nil }
    // Only what goes at Hark's own rate is counted; of that the end is the padding.
    isEndSent = isClosed && samples - streamStart >= whole
    guard let commit else { return }
    isCommitted = commit <= commits
    if !isCommitted { self.commit = nil }
  }

  /// Forgets what belongs to a line that is gone.
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
