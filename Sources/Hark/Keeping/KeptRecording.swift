/// One recording of a session as far as keeping it is concerned: what was heard, and how much of
/// that is in the store.
struct KeptRecording: Sendable {
  /// What is to become of it.
  enum Fate: Sendable {
    /// It goes on.
    case open

    /// It is over and waits for its text to be taken.
    case over

    /// Its text is taken: it is to be removed.
    case done

    /// Nobody waits for it any more: it is to be offered back.
    case left

    /// It has been let go of.
    case released
  }

  let origin: DictationOrigin
  var fate = Fate.open

  /// What has been heard so far.
  var heard = Transcript()

  /// Whether anything of it may be in the store.
  var mayBeStored = false

  private var stored = Stored()

  private struct Stored: Sendable {
    var transcript = Transcript()
    var count = 0
  }

  init(_ origin: DictationOrigin) { self.origin = origin }

  /// Whether a final segment is not in the store as it stands.
  var hasNewFinals: Bool { heard.segments != stored.transcript.segments }

  /// Whether anything is not in the store as it stands.
  var hasNews: Bool { hasNewFinals || heard.tail != stored.transcript.tail }

  /// What the store lacks.
  var change: DictationChange {
    let count = heard.settledCount
    let same = zip(heard.segments.prefix(count), stored.transcript.segments.prefix(stored.count))
      .prefix { $0.text == $1.text }.count
    return DictationChange(
      origin, keeping: same, segments: heard.segments[same..<count].map(\.text),
      tail: heard.unsettledText)
  }

  /// Whether its text is to be in the store.
  var isWanted: Bool {
    switch fate {
    case .open, .over, .left: true
    case .done, .released: false
    }
  }

  /// Whether the store is to be asked for something.
  var hasWork: Bool {
    switch fate {
    case .open, .over: hasNews
    case .done, .left: true
    case .released: false
    }
  }

  /// The store has let go of it; nothing of it need stay in memory.
  mutating func release() {
    guard fate == .left else { return }
    (fate, heard, stored) = (.released, Transcript(), Stored())
  }

  /// The store has everything of `transcript`.
  mutating func keep(_ transcript: Transcript) {
    stored.transcript = transcript
    stored.count = transcript.settledCount
  }

  /// The store has nothing of it any more.
  mutating func forget() { stored = Stored() }
}
