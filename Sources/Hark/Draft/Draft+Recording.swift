/// What became of a revision of the spoken words.
public enum Hearing: Sendable, Equatable, CaseIterable {
  /// It stands in the draft.
  case shown

  /// The draft holds as much as it may: end the recording.
  ///
  /// A revision that did not fit was left out; the last one that did still stands.
  case full

  /// No recording is under way; the draft is as it was.
  case late
}

extension Draft {
  /// Opens a place for speech at the cursor, or at the end when there is none.
  ///
  /// The first word replaces a selection; a recording without a word changes nothing. A recording
  /// still under way is ended first, so that its words stay.
  public mutating func beginRecording() {
    endRecording()
    forgetSpeech()
    history.closeRun()
    recording = SpokenPart(in: text, characterCount: characterCount, selection: selection)
  }

  /// Puts everything said in this recording so far in the place of what stood there before.
  ///
  /// Only what keeps the draft within `limit` is taken.
  public mutating func hear(_ transcript: Transcript) -> Hearing {
    revise(transcript.text, newWordCount: transcript.newWords.words.count)
  }

  /// Puts everything said in this recording so far in the place of what stood there before.
  ///
  /// For recognisers that give one growing text; white space around it is left out.
  public mutating func hear(_ text: String) -> Hearing {
    revise(text, newWordCount: nil)
  }

  /// Makes the spoken words ordinary text, and one step to undo.
  ///
  /// Call it once the last words have come, for an ending of any kind but a cancelled one, failures
  /// too. Without a recording under way it does nothing.
  public mutating func endRecording() {
    guard let part = recording else { return }
    recording = nil
    if let edit = part.edit(leaving: selection) { history.add(edit) }
  }

  /// Takes out everything that was spoken in this recording; what was there before is as it was.
  ///
  /// Without a recording under way it does nothing.
  public mutating func cancelRecording() {
    guard let part = recording else { return }
    show(part.revised(to: "", newWordCount: 0))
    recording = nil
  }

  /// Empties `spokenText`, not the field.
  ///
  /// During a recording it does nothing.
  public mutating func clearTranscript() {
    if !isRecording { forgetSpeech() }
  }
}

extension Draft {
  private mutating func revise(_ heard: String, newWordCount: Int?) -> Hearing {
    guard let last = recording else { return .late }
    let part = last.revised(to: heard.withoutSpaceAround, newWordCount: newWordCount)
    guard part.isEmpty || part.characterCount <= limit else { return .full }
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
  /// The text without white space at either end, marks that stand on such a space kept.
  fileprivate var withoutSpaceAround: String {
    let isWord = { (scalar: Unicode.Scalar) in !scalar.isSpace }
    guard let first = unicodeScalars.firstIndex(where: isWord),
      let last = unicodeScalars.lastIndex(where: isWord)
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
