import Hark

/// The undo and redo history of a text; a run of typing or deleting is one step.
struct EditHistory: Sendable, Equatable {
  /// The maximum number of undo steps; the oldest are dropped.
  static let depth = 100

  enum Run { case typing, deleting }

  private(set) var undoable: [Edit] = []
  private(set) var redoable: [Edit] = []
  private var run: Run?

  /// Adds a change, merging it into the current run if it continues where the last change ended.
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

  /// Whether the last change is a keystroke that the next one may continue.
  var isInRun: Bool { run != nil }

  /// Ends the current run, so that the next keystroke begins a new step.
  mutating func closeRun() { run = nil }

  /// Moves the last change to the redo list and returns it.
  mutating func undo() -> Edit? {
    run = nil
    guard let edit = undoable.popLast() else { return nil }
    redoable.append(edit)
    return edit
  }

  /// Moves the last undone change back to the undo list and returns it.
  mutating func redo() -> Edit? {
    run = nil
    guard let edit = redoable.popLast() else { return nil }
    undoable.append(edit)
    return edit
  }
}

/// A change to a text that can be undone and redone byte for byte.
struct Edit: Sendable, Equatable {
  /// The start of the change, in UTF-8 bytes.
  var offset: Int

  var removed: String
  var inserted: String

  /// The selection before the change, in characters.
  let selectionBefore: Range<Int>?

  /// The selection after the change, in characters.
  var selectionAfter: Range<Int>?
}

extension Edit {
  /// Returns both changes as one, or `nil` if `next` does not continue where this change ended.
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
