import Hark

extension Draft {
  /// The result of applying a revision of the spoken text.
  public enum Hearing: Sendable, Equatable, CaseIterable {
    /// The draft contains the revision.
    case shown

    /// The draft has reached its limit; end the recording.
    ///
    /// A revision that did not fit was discarded, and the last one that fit remains.
    case full

    /// No recording is in progress; the draft is unchanged.
    case late
  }

  /// Begins a recording at the cursor, or at the end if there is no cursor.
  ///
  /// The first word replaces a selection; a recording without words leaves the text unchanged. A
  /// recording in progress is ended first, so that its words are preserved.
  public mutating func beginRecording() {
    endRecording()
    forgetSpeech()
    earlierSpeech = lastSpeech ?? earlierSpeech
    lastSpeech = nil
    history.closeRun()
    recording = SpokenPart(in: text, characterCount: characterCount, selection: selection)
  }

  /// Replaces the speech of the current recording with `transcript`.
  ///
  /// A finished text that continues a sentence does not begin with a capital letter. A revision that
  /// exceeds `limit` is discarded.
  public mutating func hear(_ transcript: Transcript) -> Hearing {
    guard let recording else { return .late }
    return revise(
      transcript.text(after: recording.context), newWordCount: transcript.newWords.words.count)
  }

  /// Replaces the speech of the current recording with `text`.
  ///
  /// Use this for recognizers that deliver one growing text. Surrounding whitespace is removed.
  public mutating func hear(_ text: String) -> Hearing {
    revise(text.withoutSpaceAround, newWordCount: nil)
  }

  /// Turns the spoken words into ordinary text that a single `undo` removes.
  ///
  /// Call this after the last words have arrived, even after a failure, but not after a
  /// cancellation. Does nothing if no recording is in progress.
  public mutating func endRecording() {
    guard let part = recording else { return }
    recording = nil
    guard let edit = part.edit(leaving: selection) else { return }
    if !part.isEmpty {
      lastSpeech = part.start..<part.start + part.spoken.text.utf8.count
      earlierSpeech = nil
    }
    history.add(edit)
    let end = edit.offset + edit.removed.utf8.count
    said.replace(edit.offset..<end, withLength: edit.inserted.utf8.count)
  }

  /// Removes all speech of the current recording and restores the previous text.
  ///
  /// Does nothing if no recording is in progress.
  public mutating func cancelRecording() {
    guard let part = recording else { return }
    show(part.revised(to: "", newWordCount: 0))
    recording = nil
  }

  /// Replaces the speech of the last recording, as after its audio was recognized again; a single
  /// `undo` restores it.
  ///
  /// If the user has edited the old speech since then, the new speech is inserted at the cursor instead,
  /// so that no edit is lost. The text does not change during a recording, or if the transcript is empty
  /// or does not fit.
  @discardableResult
  public mutating func replaceSpeech(with transcript: Transcript) -> Hearing {
    guard !isRecording else { return .late }
    let before = self
    if let lastSpeech {
      let start = text.characterOffset(ofByte: lastSpeech.lowerBound)
      selection = start..<text.characterOffset(ofByte: lastSpeech.upperBound)
    }
    beginRecording()
    let hearing = hear(transcript)
    if recording?.isEmpty == true {
      self = before
    } else {
      endRecording(transcript)
    }
    return hearing
  }

  /// Makes `replaceSpeech(with:)` replace the words of the last recording that had some.
  mutating func recallSpeech() { lastSpeech = lastSpeech ?? earlierSpeech }

  /// Clears `spokenText` but not the field; does nothing during a recording.
  package mutating func clearTranscript() { if !isRecording { forgetSpeech() } }

  private mutating func revise(_ heard: String, newWordCount: Int?) -> Hearing {
    guard let last = recording else { return .late }
    let part = last.revised(to: heard, newWordCount: newWordCount)
    guard part.isEmpty || part.fits(limit) else { return .full }
    show(part)
    return part.isEmpty || part.characterCount < limit ? .shown : .full
  }

  private mutating func show(_ part: SpokenPart) {
    recording = part
    text = part.text
    characterCount = part.characterCount
    selection = part.cursor
    spokenText = part.spoken.text
    spokenRange = part.range
  }

  mutating func forgetSpeech() {
    spokenText = ""
    spokenRange = nil
  }
}

extension String {
  /// The text without surrounding whitespace; combining marks on such whitespace are preserved.
  fileprivate var withoutSpaceAround: String {
    let isWord = { (scalar: Unicode.Scalar) in !scalar.isSpace }
    guard let first = unicodeScalars.firstIndex(where: isWord),
      let last = unicodeScalars.lastIndex(where: isWord)
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
