import Hark

/// The reason that a user's edit is refused.
public enum EditRefusal: String, Error, Sendable, Equatable, CaseIterable {
  /// A recording is in progress, and the field is read-only until it ends.
  case recording = "The text cannot be edited while recording: stop or cancel the recording first."
}

extension Draft {
  /// Replaces the characters in `range` with `new` and moves the cursor to the end of `new`.
  ///
  /// A range beyond the text is clamped. Consecutively typed single characters are undone together,
  /// up to a line break.
  public mutating func replace(_ range: Range<Int>, with new: String) throws(EditRefusal) {
    try change(range, to: new, run: new.count == 1 ? .typing : nil)
    if new.last?.isNewline == true { history.closeRun() }
  }

  /// Inserts typed or pasted text at the cursor, replacing any selection; without a cursor, at the
  /// end.
  public mutating func insert(_ new: String) throws(EditRefusal) { try replace(cursor, with: new) }

  /// Deletes the selection, or the character before the cursor.
  public mutating func deleteBackward() throws(EditRefusal) {
    let cursor = cursor
    if cursor.isEmpty {
      try change(max(0, cursor.lowerBound - 1)..<cursor.lowerBound, to: "", run: .deleting)
    } else {
      try change(cursor, to: "", run: nil)
    }
  }

  /// Deletes the last word before the cursor, with the space before it.
  public mutating func deleteWordBackward() throws(EditRefusal) {
    let end = cursor.lowerBound
    let word = text.prefix(end).reversed().drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    let start = word.drop { $0 == " " }.count
    try change(start..<end, to: "", run: nil)
  }

  /// Moves the cursor or changes the selection; `nil` removes the cursor.
  ///
  /// A range beyond the text is clamped.
  public mutating func select(_ range: Range<Int>?) throws(EditRefusal) {
    try requireEditable()
    let wanted = range.map { $0.clamped(to: 0..<characterCount) }
    if wanted != selection { history.closeRun() }
    selection = wanted
  }

  /// Whether there is an edit to undo and no recording is in progress.
  public var canUndo: Bool { !isRecording && !history.undoable.isEmpty }

  /// Whether there is an edit to redo and no recording is in progress.
  public var canRedo: Bool { !isRecording && !history.redoable.isEmpty }

  /// Undoes the last edit or all text of the last recording; does nothing if there is neither.
  ///
  /// Up to 100 steps can be undone.
  public mutating func undo() throws(EditRefusal) {
    try requireEditable()
    guard let edit = history.undo() else { return }
    swap(edit.inserted, for: edit.removed, at: edit.offset)
    selection = edit.selectionBefore
  }

  /// Redoes the last undone edit, unless text has been edited or spoken since then.
  public mutating func redo() throws(EditRefusal) {
    try requireEditable()
    guard let edit = history.redo() else { return }
    swap(edit.removed, for: edit.inserted, at: edit.offset)
    selection = edit.selectionAfter
  }

  private var cursor: Range<Int> { selection ?? characterCount..<characterCount }

  private func requireEditable() throws(EditRefusal) { if isRecording { throw .recording } }

  private mutating func change(
    _ range: Range<Int>, to new: String, run: EditHistory.Run?
  ) throws(EditRefusal) {
    try requireEditable()
    let bytes = text.bytes(of: range.clamped(to: 0..<characterCount))
    let old = text[bytes: bytes]
    let before = selection
    swap(old, for: new, at: bytes.lowerBound)
    let cursor = text.characterOffset(ofByte: bytes.lowerBound + new.utf8.count)
    selection = cursor..<cursor
    if old.isEmpty && new.isEmpty { return }
    history.add(
      Edit(
        offset: bytes.lowerBound, removed: old, inserted: new,
        selectionBefore: before, selectionAfter: selection),
      run: run)
  }

  /// Replaces `old`, which begins at byte `offset`, with `new`.
  private mutating func swap(_ old: String, for new: String, at offset: Int) {
    if old.isEmpty && new.isEmpty { return }
    let bytes = offset..<offset + old.utf8.count
    text.replaceBytes(bytes, with: new)
    said.replace(bytes, withLength: new.utf8.count)
    let moved = { (speech: Range<Int>) -> Range<Int>? in
      if speech.upperBound <= bytes.lowerBound { return speech }
      let change = new.utf8.count - bytes.count
      return bytes.upperBound <= speech.lowerBound
        ? speech.lowerBound + change..<speech.upperBound + change : nil
    }
    (lastSpeech, earlierSpeech) = (lastSpeech.flatMap(moved), earlierSpeech.flatMap(moved))
    characterCount = text.count
    forgetSpeech()
  }
}
