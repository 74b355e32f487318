/// The persistence state of one recording: its recognized text and the part that is in the store.
struct KeptRecording: Sendable {
  /// The stage of a recording, which determines how the store handles it.
  enum Fate: Sendable {
    /// The recording is running.
    case open

    /// The recording has ended and its text has not been taken.
    case over

    /// The text was taken; the dictation is to be removed from the store.
    case done

    /// The session ended before the text was taken; the dictation is to be released so that it is
    /// offered again.
    case left

    /// The dictation was released.
    case released
  }

  let origin: DictationOrigin
  var fate = Fate.open

  /// The text recognized so far.
  var heard = Transcript()

  /// Whether the store may contain any part of the recording.
  var mayBeStored = false

  private var stored = Stored()

  private struct Stored: Sendable {
    var transcript = Transcript()
    var count = 0
  }

  init(_ origin: DictationOrigin) { self.origin = origin }

  /// Whether the final segments differ from those in the store.
  var hasNewFinals: Bool { heard.segments != stored.transcript.segments }

  /// Whether the text differs from that in the store.
  var hasNews: Bool { hasNewFinals || heard.tail != stored.transcript.tail }

  /// The change that brings the store up to date.
  var change: DictationChange {
    let count = heard.settledCount
    let same = zip(heard.segments.prefix(count), stored.transcript.segments.prefix(stored.count))
      .prefix { $0.text == $1.text }.count
    return DictationChange(
      origin, keeping: same, segments: heard.segments[same..<count].map(\.text),
      tail: heard.unsettledText)
  }

  /// Whether the text belongs in the store.
  var isWanted: Bool {
    switch fate {
    case .open, .over, .left: true
    case .done, .released: false
    }
  }

  /// Whether an operation on the store is pending.
  var hasWork: Bool {
    switch fate {
    case .open, .over: hasNews
    case .done, .left: true
    case .released: false
    }
  }

  /// Marks the dictation as released by the store and frees its text.
  mutating func release() {
    guard fate == .left else { return }
    (fate, heard, stored) = (.released, Transcript(), Stored())
  }

  /// Records that the store contains all of `transcript`.
  mutating func keep(_ transcript: Transcript) {
    stored.transcript = transcript
    stored.count = transcript.settledCount
  }

  /// Records that the store contains none of the text.
  mutating func forget() { stored = Stored() }
}
