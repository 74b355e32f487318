import Hark
import HarkPresentation

/// A text field with a microphone, used by every screen except the call.
///
/// Only one recording at a time updates the text, and the field is read-only until that recording
/// ends.
public struct VoiceField: Sendable, Equatable {
  /// The text and its cursor.
  public internal(set) var draft: Draft

  /// The latest snapshot of the voice session.
  public private(set) var snapshot = Snapshot()

  /// The recent levels for a waveform, oldest first, 0…1; cleared when the last recording has ended
  /// and its text is final.
  ///
  /// Each is the loudest level within `RecentSound.seconds`.
  public var levels: [Float] { recent.levels }

  /// The latest hint, shown until the next hint or recording, or until the text is edited.
  public private(set) var hint: String?

  /// The number of failures, which distinguishes repetitions of the same failure.
  package private(set) var failureCount = 0

  /// Whether the hint is the field's own; the session announces the hints of its cues itself.
  private(set) var isHintOwn = false
  private(set) var hintCount = 0
  package static let levelCount = RecentSound.count

  private var recent = RecentSound()

  /// The unfinished recordings, oldest first; only the first one updates the text, so that its
  /// words come before those of the others.
  private(set) var speech: [Speech] = []

  package private(set) var known = KnownRecordings()

  /// Whether the user said “send message” and has neither edited the text nor started another
  /// recording since.
  package private(set) var isSendWanted = false

  /// Whether any recording that ended since `speech` was last empty has words; `nil` if none ended.
  private var endedWithWords: Bool?

  /// The last recording that ended with words; `nil` before the first.
  private var lastWithWords: RecordingID?

  /// An unfinished recording.
  struct Speech: Sendable, Equatable {
    let id: RecordingID
    let kind: RecordingKind
    var transcript = Transcript()
    var isStopped = false
    var isCancelled = false
    var isOver = false

    /// The spoken edits that are meant for the text before the recording.
    var edits: [FinishingCommand] = []
  }

  package init(_ draft: Draft = Draft()) { self.draft = draft }

  /// Whether speech is being inserted into the field.
  public var isRecording: Bool { draft.isRecording }

  /// Whether the session or a recording is active.
  ///
  /// Words and phases arrive separately and in either order, so words may still follow an idle
  /// snapshot.
  var isBusy: Bool { snapshot.phase.isBusy || isRecording }

  /// Whether a recording is starting or in progress, even if the snapshot lags.
  var isRunning: Bool {
    let phase = snapshot.phase
    return phase.isBusy && phase != .finalizing || speech.contains { !$0.isStopped }
  }

  /// Returns the placeholder of an empty field: how to begin, or an empty string during voice
  /// input.
  public func placeholder(_ wording: Wording) -> String { isBusy ? "" : wording[.placeholder] }

  /// The failure to show; `nil` if there is none.
  public var failure: VoiceFailure? {
    if case .failed(let failure) = snapshot.phase { failure } else { nil }
  }
}

extension VoiceField {
  /// The message about the session's failure; `nil` if there is none.
  package func message(
    _ experience: Experience, _ wording: Wording, layout: SettingsLayout = .current
  ) -> VoiceMessage? {
    failure.map {
      VoiceMessage(
        $0, experience, wording, layout: layout, canRecognizeAgain: snapshot.canRecognizeAgain)
    }
  }

  package mutating func take(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    if snapshot.phase.isRecording { recent.take(level: snapshot.level, at: snapshot.elapsed) }
  }

  /// Handles a session event.
  ///
  /// The text comes from events rather than snapshots, because a slow reader misses some snapshots
  /// and would not know the last text that fits (O40).
  package mutating func take(_ event: SessionEvent, _ wording: Wording) -> News {
    known.take(event)
    switch event {
    case .recordingStarted(let id, let kind, _):
      (hint, isSendWanted) = (nil, false)
      speech.append(Speech(id: id, kind: kind))
      if speech.count == 1 { draft.beginRecording() }
    case .heard(let id, let transcript):
      revise(id) { $0.transcript = transcript }
      if speech.first?.id == id { return write(transcript, wording) }
    case .commanded(let id, let command):
      switch command {
      case .scratch, .undo, .deleteWord: revise(id) { $0.edits.append(command) }
      case .send: isSendWanted = true
      case .stopListening: break
      }
    case .recordingStopped(let id, let reason, _):
      revise(id) { ($0.isStopped, $0.isCancelled) = (true, reason == .cancelled) }
      if reason == .cancelled { isSendWanted = false }
    case .recordingEnded(let id, let transcript):
      revise(id) { ($0.transcript, $0.isOver) = (transcript, true) }
      return conclude(wording)
    case .recognizedAgain(let id, let transcript):
      isSendWanted = false
      // A press without words may have followed the recording that failed.
      if id == lastWithWords { draft.recallSpeech() }
      if draft.replaceSpeech(with: transcript) == .full { tellLimit(wording) }
      return .ended(hasWords: !transcript.isEmpty)
    case .cue(let cue):
      guard let sentence = wording.hint(for: cue) else { break }
      (hint, isHintOwn) = (sentence, false)
    case .failed: (failureCount, isSendWanted) = (failureCount + 1, false)
    case .speechStarted, .speechEnded, .turnEnded, .interim, .final, .messageSent, .reply,
      .replyEnded, .input:
      break
    }
    return .none
  }

  /// Applies a user edit; while speech is being written, the text and the cursor do not change.
  package mutating func edit(_ edit: TextEdit) {
    // A cursor movement, which can be automatic, does not mean that the hint was read.
    if !edit.isSelection { (hint, isSendWanted) = (nil, false) }
    try? edit.apply(to: &draft)
  }

  /// Discards a pending spoken request to send the message.
  mutating func forgetSend() { isSendWanted = false }

  /// Clears the field, as after sending, and forgets its recordings.
  package mutating func clear() {
    draft = Draft(limit: draft.limit)
    (speech, isSendWanted) = ([], false)
    (endedWithWords, lastWithWords) = (nil, nil)
  }

  private mutating func revise(_ id: RecordingID, _ change: (inout Speech) -> Void) {
    if let index = speech.firstIndex(where: { $0.id == id }) { change(&speech[index]) }
  }

  private mutating func write(_ transcript: Transcript, _ wording: Wording) -> News {
    guard draft.hear(transcript) == .full else { return .none }
    tellLimit(wording)
    return .isFull
  }

  private mutating func tellLimit(_ wording: Wording) {
    (hint, isHintOwn) = (wording[.characterLimit(draft.limit)], true)
    hintCount += 1
  }

  /// Commits the complete recordings at the front of the queue, then continues with the next one.
  private mutating func conclude(_ wording: Wording) -> News {
    while let first = speech.first, first.isOver {
      speech.removeFirst()
      end(first)
      guard let next = speech.first else { break }
      draft.beginRecording()
      let news = write(next.transcript, wording)
      if !next.isOver { return news }
    }
    guard speech.isEmpty, let hasWords = endedWithWords else { return .none }
    endedWithWords = nil
    recent.clear()
    return .ended(hasWords: hasWords)
  }

  private mutating func end(_ recording: Speech) {
    if recording.isCancelled {
      draft.cancelRecording()
    } else {
      draft.endRecording(recording.transcript)
      if recording.transcript.text.isEmpty { edit(recording.edits) }
    }
    let hasWords = !recording.isCancelled && !recording.transcript.isEmpty
    if hasWords { lastWithWords = recording.id }
    endedWithWords = hasWords || endedWithWords == true
  }

  /// Applies the spoken edits of a recording without text to the text before it.
  private mutating func edit(_ edits: [FinishingCommand]) {
    for edit in edits {
      switch edit {
      case .scratch, .undo: try? draft.undo()
      case .deleteWord: try? draft.deleteWordBackward()
      case .stopListening, .send: break
      }
    }
  }

  package enum News: Sendable, Equatable {
    /// Nothing beyond the field's own changes.
    case none

    /// The text has reached its limit, so the recording must stop.
    case isFull

    /// All recordings are over, and their words, if any, are ordinary text.
    case ended(hasWords: Bool)
  }
}

/// A text edit; offsets are in characters.
public enum TextEdit: Sendable, Equatable {
  /// Replaces the text in a range.
  case replace(Range<Int>, with: String)

  /// Inserts typed or pasted text at the cursor.
  case insert(String)

  /// Deletes the selection or the character before the cursor.
  case deleteBackward

  /// Moves the cursor or changes the selection.
  case select(Range<Int>?)

  /// Replaces the finished words at the cursor with their spoken form.
  case restoreSaidWords

  /// Replaces the recognized words at the cursor with one of their alternatives.
  case replaceSaidWords(with: String)

  /// Dismisses the offer to remember a corrected word, because the user has accepted it.
  case closeCorrection

  /// Undoes the last change.
  case undo

  /// Redoes the last undone change.
  case redo

  fileprivate var isSelection: Bool { if case .select = self { true } else { false } }

  func apply(to draft: inout Draft) throws(EditRefusal) {
    switch self {
    case .replace(let range, let new): try draft.replace(range, with: new)
    case .insert(let new): try draft.insert(new)
    case .deleteBackward: try draft.deleteBackward()
    case .select(let range): try draft.select(range)
    case .restoreSaidWords: try draft.restoreSaidWords()
    case .replaceSaidWords(let alternative): try draft.replaceSaidWords(with: alternative)
    case .closeCorrection: draft.closeCorrection()
    case .undo: try draft.undo()
    case .redo: try draft.redo()
    }
  }
}

extension TextEdit: Confidential {
  /// The kind of edit and the length of the new text.
  public var description: String {
    switch self {
    case .replace(let range, let new): "replace(\(range), with: \(new.veiled))"
    case .insert(let new): "insert(\(new.veiled))"
    case .deleteBackward: "deleteBackward"
    case .select(let range): "select(\(range?.description ?? "nil"))"
    case .restoreSaidWords: "restoreSaidWords"
    case .replaceSaidWords(let alternative): "replaceSaidWords(with: \(alternative.veiled))"
    case .closeCorrection: "closeCorrection"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}

/// The settled part of a field, from which another recognizer can continue.
package struct SettledField: Sendable, Equatable {
  /// The text without the words of the newest recording that may still change.
  package let draft: Draft

  /// The end of the audio that the text covers, in samples since the microphone was opened; `nil`
  /// if no words are pending.
  package let heardUpTo: Int?

  /// The recording whose words are pending, if its audio has ended.
  package let stopped: RecordingID?
}

extension VoiceField {
  /// The field up to the last final segment that no interim text precedes.
  package var settled: SettledField {
    // The snapshot is delivered separately from the events and may be ahead of or behind them, so
    // it is not used here.
    guard draft.isRecording, let last = speech.last, !last.isCancelled, !last.isOver else {
      return SettledField(draft: draft, heardUpTo: nil, stopped: nil)
    }
    // Earlier recordings are not recognized again, so their text is complete.
    let earlier = speech.dropLast().filter { !$0.isCancelled }.map(\.transcript.text)
    var settled = draft
    _ = settled.hear((earlier + [last.transcript.settledText]).joined(separator: " "))
    return SettledField(
      draft: settled, heardUpTo: last.transcript.settled.last?.range.end ?? 0,
      stopped: last.isStopped ? last.id : nil)
  }
}
