/// One change of a text that can be undone and done again, to the byte.
struct Edit: Sendable, Equatable {
  /// Where it begins, in bytes of UTF-8.
  var offset: Int

  /// What it took away.
  var removed: String

  /// What it put there.
  var inserted: String

  /// What was selected before, in characters.
  let selectionBefore: Range<Int>?

  /// What was selected afterwards, in characters.
  var selectionAfter: Range<Int>?
}

/// The changes of a text, for undo and redo; a run of typing or deleting counts as one.
struct EditHistory: Sendable, Equatable {
  /// How many steps can be undone; the oldest are forgotten.
  static let depth = 100

  /// What one key after another does.
  enum Run { case typing, deleting }

  private(set) var undoable: [Edit] = []
  private(set) var redoable: [Edit] = []
  private var run: Run?

  /// Remembers a change, as part of the run if it goes on where the last one ended.
  mutating func add(_ edit: Edit, run: Run? = nil) {
    redoable = []
    if let run, run == self.run, let last = undoable.popLast() {
      if let longer = last.joined(by: edit, run) {
        undoable.append(longer)
        return
      }
      undoable.append(last)
    }
    undoable.append(edit)
    if undoable.count > Self.depth { undoable.removeFirst() }
    self.run = run
  }

  /// Lets the next key begin a new step.
  mutating func closeRun() { run = nil }

  /// The last change, from now on one that can be done again.
  mutating func takeBack() -> Edit? {
    run = nil
    guard let edit = undoable.popLast() else { return nil }
    redoable.append(edit)
    return edit
  }

  /// The change that was undone last, from now on one that can be undone.
  mutating func takeAgain() -> Edit? {
    run = nil
    guard let edit = redoable.popLast() else { return nil }
    undoable.append(edit)
    return edit
  }
}

extension Edit {
  /// Both changes as one; nil when the next one does not go on where this one ended.
  fileprivate func joined(by next: Edit, _ run: EditHistory.Run) -> Edit? {
    var whole = self
    whole.selectionAfter = next.selectionAfter
    switch run {
    case .typing:
      guard next.removed.isEmpty, next.offset == offset + inserted.utf8.count else { return nil }
      whole.inserted += next.inserted
    case .deleting:
      guard inserted.isEmpty, next.offset + next.removed.utf8.count == offset else { return nil }
      whole.offset = next.offset
      whole.removed = next.removed + removed
    }
    return whole
  }
}
