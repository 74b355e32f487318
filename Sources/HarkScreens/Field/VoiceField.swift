import Hark

/// A text field with a microphone: what every screen shares.
///
/// The text follows the recording under way and stands still for everything else; while it is being
/// recorded the field is read-only.
public struct VoiceField: Sendable, Equatable {
  /// The text with its cursor.
  public internal(set) var draft: Draft

  /// What the voice session shows.
  public private(set) var snapshot = Snapshot()

  /// How loud it was lately, oldest first, 0…1, for a waveform: the loudest of each `levelSeconds`;
  /// empty when nothing is recorded.
  public var levels: [Float] { recent.levels }

  /// A sentence for a moment that has just been; a face shows it until the next one.
  public private(set) var hint: String?

  /// How often something has gone wrong: the same failure once more is another one.
  public private(set) var failureCount = 0

  /// Whether the hint is the field's own: the session says those of its cues itself.
  private(set) var isHintOwn = false

  /// How many hints of its own the field has had.
  private(set) var hintCount = 0

  /// How many levels a waveform is made of.
  public static let levelCount = RecentSound.count

  /// How much of the sound one of them is for, in seconds.
  public static let levelSeconds = RecentSound.seconds

  private var recent = RecentSound()

  /// The recordings that are not over, oldest first: the first one is being written, and the words
  /// of the others wait, so that none come to stand before those of the first.
  private(set) var speech: [Speech] = []

  /// The recordings that it has been told of.
  public private(set) var known = KnownRecordings()

  /// What became of the recordings that ended before the field was free again.
  private var ended: EndedRecording?

  /// A recording that is not over.
  struct Speech: Sendable, Equatable {
    let id: RecordingID
    let kind: RecordingKind
    var transcript = Transcript()
    var isStopped = false
    var isCancelled = false
    var isOver = false
  }

  /// A field with some text in it.
  public init(_ draft: Draft = Draft()) { self.draft = draft }

  /// Whether speech is being written into it.
  public var isRecording: Bool { draft.isRecording }

  /// Whether its voice is at work.
  ///
  /// Words and phases come by two ways, and either may be ahead: behind an early picture of rest words
  /// are still to come.
  var isBusy: Bool { snapshot.phase.isBusy || isRecording }

  /// Whether something runs that a gesture ends, though the picture of it may be late.
  var isRunning: Bool { snapshot.phase.isBusy || speech.contains { !$0.isStopped } }

  /// What stands where no text is yet: how to begin, and nothing once that is under way.
  public func placeholder(_ wording: Wording) -> String {
    isBusy ? "" : wording[.placeholder]
  }

  /// The failure that is to be told; nil when there is none.
  public var failure: VoiceFailure? {
    if case .failed(let failure) = snapshot.phase { failure } else { nil }
  }
}

extension VoiceField {
  /// Takes what the session shows.
  public mutating func take(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    if snapshot.phase.isRecording { recent.take(level: snapshot.level, at: snapshot.elapsed) }
  }

  /// Takes what happened.
  ///
  /// The text comes from here and not from snapshots, of which a slow reader misses some: the last
  /// one that fits would not be known (O40).
  public mutating func take(_ happening: Happening, _ wording: Wording) -> News {
    known.take(happening)
    switch happening {
    case .recordingStarted(let id, let kind, _):
      hint = nil
      speech.append(Speech(id: id, kind: kind))
      if speech.count == 1 { draft.beginRecording() }
    case .heard(let id, let transcript):
      revise(id) { $0.transcript = transcript }
      if speech.first?.id == id { return write(transcript, wording) }
    case .recordingStopped(let id, let reason, _):
      revise(id) { ($0.isStopped, $0.isCancelled) = (true, reason == .cancelled) }
    case .recordingEnded(let id, let transcript):
      revise(id) { ($0.transcript, $0.isOver) = (transcript, true) }
      return conclude(wording)
    case .cue(let cue):
      guard let sentence = wording.hint(for: cue) else { break }
      (hint, isHintOwn) = (sentence, false)
    case .failed: failureCount += 1
    case .speechStarted, .speechEnded, .turnEnded, .interim, .final, .messageSent, .reply, .input:
      break
    }
    return .none
  }

  /// Changes the text as the person wants; while speech is being written nothing changes.
  public mutating func edit(_ edit: TextEdit) {
    // A cursor that moves, as it does by itself, has read nothing.
    if !edit.isSelection { hint = nil }
    try? edit.apply(to: &draft)
  }

  /// Empties the field, as after sending; what was recorded last is forgotten.
  public mutating func clear() {
    draft = Draft(limit: draft.limit)
    speech = []
    ended = nil
  }

  private mutating func revise(_ id: RecordingID, _ change: (inout Speech) -> Void) {
    if let index = speech.firstIndex(where: { $0.id == id }) { change(&speech[index]) }
  }

  private mutating func write(_ transcript: Transcript, _ wording: Wording) -> News {
    guard draft.hear(transcript) == .full else { return .none }
    (hint, isHintOwn) = (wording[.characterLimit(draft.limit)], true)
    hintCount += 1
    return .isFull
  }

  /// Makes the words of the first recordings ordinary text once those are over, and goes on with the
  /// next.
  private mutating func conclude(_ wording: Wording) -> News {
    while let first = speech.first, first.isOver {
      speech.removeFirst()
      end(first)
      guard let next = speech.first else { break }
      draft.beginRecording()
      let news = write(next.transcript, wording)
      if !next.isOver { return news }
    }
    guard speech.isEmpty, let ended else { return .none }
    self.ended = nil
    recent.clear()
    return .ended(ended)
  }

  private mutating func end(_ recording: Speech) {
    if recording.isCancelled {
      draft.cancelRecording()
    } else {
      _ = draft.hear(recording.transcript)
      draft.endRecording()
    }
    let hasWords = !recording.isCancelled && !recording.transcript.isEmpty
    ended = EndedRecording(
      wasCancelled: recording.isCancelled && ended?.wasCancelled != false,
      hasWords: hasWords || ended?.hasWords == true)
  }

  /// What a happening means for the screen around the field.
  public enum News: Sendable, Equatable {
    /// Nothing beside what the field shows.
    case none

    /// The text is full: the recording is to be stopped.
    case isFull

    /// The recording is over, and its words are text like any other.
    case ended(EndedRecording)
  }
}

/// What became of a recording.
public struct EndedRecording: Sendable, Equatable {
  /// Whether the person dropped it.
  public let wasCancelled: Bool

  /// Whether anything was said.
  public let hasWords: Bool
}

/// What a person does to a text; offsets are counted in characters.
public enum TextEdit: Sendable, Equatable {
  /// Puts new text in the place of a range.
  case replace(Range<Int>, with: String)

  /// Types or pastes at the cursor.
  case insert(String)

  /// Deletes the selection or the character before the cursor.
  case deleteBackward

  /// Moves the cursor or selects.
  case select(Range<Int>?)

  /// Takes the last change back.
  case undo

  /// Does it again.
  case redo

  fileprivate var isSelection: Bool {
    if case .select = self { true } else { false }
  }

  func apply(to draft: inout Draft) throws(EditRefusal) {
    switch self {
    case .replace(let range, let new): try draft.replace(range, with: new)
    case .insert(let new): try draft.insert(new)
    case .deleteBackward: try draft.deleteBackward()
    case .select(let range): try draft.select(range)
    case .undo: try draft.undo()
    case .redo: try draft.redo()
    }
  }
}

extension TextEdit: Confidential {
  /// What kind of change it is, and how long the new text.
  public var description: String {
    switch self {
    case .replace(let range, let new): "replace(\(range), with: \(new.veiled))"
    case .insert(let new): "insert(\(new.veiled))"
    case .deleteBackward: "deleteBackward"
    case .select(let range): "select(\(range?.description ?? "nil"))"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}
