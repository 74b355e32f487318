import HarkScreens

/// What a key means on a screen in the terminal.
enum ScreenKey: Sendable, Equatable {
  /// Types it.
  case text(String)

  /// Begins to speak, or ends it (tab).
  case microphone

  /// Takes the text as it stands (enter).
  case enter

  /// Drops what is being spoken, or puts a message away (escape).
  case escape

  /// Deletes, moves, or takes a change back.
  case edit(Editing)

  /// Ends everything (ctrl-C, ctrl-D).
  case quit

  /// What keys beside the letters do to the text.
  enum Editing: Sendable, Equatable {
    case deleteBackward, left, right, home, end, undo, redo
  }
}

extension ScreenKey {
  /// What it does to a field and its microphone; nil for keys that are the screen's own.
  func action(on field: VoiceField) -> VoiceAction? {
    switch self {
    case .text(let text): .edit(.insert(text))
    case .microphone: .activate
    case .escape: field.failure == nil ? .cancel : .dismissFailure
    case .edit(let editing):
      .edit(
        editing.edit(
          cursor: field.draft.selection?.upperBound ?? field.draft.characterCount,
          count: field.draft.characterCount))
    case .enter, .quit: nil
    }
  }
}

extension ScreenKey.Editing {
  /// The same as an edit of a text of `count` characters with the cursor at `cursor`.
  func edit(cursor: Int, count: Int) -> TextEdit {
    switch self {
    case .deleteBackward: .deleteBackward
    case .left: .select(Self.place(cursor - 1, count))
    case .right: .select(Self.place(cursor + 1, count))
    case .home: .select(0..<0)
    case .end: .select(count..<count)
    case .undo: .undo
    case .redo: .redo
    }
  }

  private static func place(_ offset: Int, _ count: Int) -> Range<Int> {
    let offset = min(max(offset, 0), count)
    return offset..<offset
  }
}
