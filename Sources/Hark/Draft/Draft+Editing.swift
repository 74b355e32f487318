/// Why the person's edit was refused.
public enum EditRefusal: String, Error, Sendable, Equatable, CaseIterable {
  /// A recording is under way, and the field is read-only until it has ended.
  case recording = "The text cannot be edited while recording: stop or cancel the recording first."
}

extension Draft {
  /// Puts `new` in the place of the characters at `range`; the cursor goes behind it.
  ///
  /// A range beyond the text is brought back into it. Single characters typed one behind the other
  /// are undone together, up to a line break.
  public mutating func replace(_ range: Range<Int>, with new: String) throws(EditRefusal) {
    try change(range, to: new, run: new.count == 1 ? .typing : nil)
    if new.last?.isNewline == true { history.closeRun() }
  }

  /// Types or pastes `new` at the cursor, in the place of a selection; at the end without a cursor.
  public mutating func insert(_ new: String) throws(EditRefusal) {
    try replace(cursor, with: new)
  }

  /// Deletes the selection, or the character before the cursor.
  public mutating func deleteBackward() throws(EditRefusal) {
    let cursor = cursor
    if cursor.isEmpty {
      try change(max(0, cursor.lowerBound - 1)..<cursor.lowerBound, to: "", run: .deleting)
    } else {
      try change(cursor, to: "", run: nil)
    }
  }

  /// Moves the cursor, or selects; nil takes the cursor away.
  ///
  /// A range beyond the text is brought back into it.
  public mutating func select(_ range: Range<Int>?) throws(EditRefusal) {
    try requireEditable()
    let wanted = range.map { $0.clamped(to: 0..<characterCount) }
    if wanted != selection { history.closeRun() }
    selection = wanted
  }

  /// Whether there is anything that `undo` would take back.
  public var canUndo: Bool { !isRecording && !history.undoable.isEmpty }

  /// Whether there is anything that `redo` would do again.
  public var canRedo: Bool { !isRecording && !history.redoable.isEmpty }

  /// Takes back the last edit, or all that the last recording brought; without one, nothing.
  ///
  /// The last 100 steps can be taken back.
  public mutating func undo() throws(EditRefusal) {
    try requireEditable()
    guard let edit = history.takeBack() else { return }
    swap(edit.inserted, for: edit.removed, at: edit.offset)
    selection = edit.selectionBefore
  }

  /// Does again what `undo` took back last, if nothing was edited or spoken since.
  public mutating func redo() throws(EditRefusal) {
    try requireEditable()
    guard let edit = history.takeAgain() else { return }
    swap(edit.removed, for: edit.inserted, at: edit.offset)
    selection = edit.selectionAfter
  }
}

extension Draft {
  private var cursor: Range<Int> { selection ?? characterCount..<characterCount }

  private func requireEditable() throws(EditRefusal) {
    if isRecording { throw .recording }
  }

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

  /// Puts `new` in the place of `old`, which stands at byte `offset`.
  private mutating func swap(_ old: String, for new: String, at offset: Int) {
    if old.isEmpty && new.isEmpty { return }
    text.replaceBytes(offset..<offset + old.utf8.count, with: new)
    characterCount = text.count
    forgetSpeech()
  }
}
