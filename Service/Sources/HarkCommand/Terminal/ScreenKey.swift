import Hark
import HarkScreens

enum ScreenKey: Sendable, Equatable {
  case text(String)
  case microphone
  case enter

  /// Cancels a recording or dismisses a message (Escape).
  case escape

  /// Recognizes the audio of a failed recording again (Ctrl-R).
  case recognizeAgain

  case edit(LineEditing)
  case up, down

  /// Quits if the text is empty, otherwise deletes the character at the cursor (Ctrl-D).
  case deleteOrQuit
  case quit
}

extension ScreenKey {
  /// Returns the key's actions on a field; empty for keys that the screen itself handles.
  ///
  /// A message is shown in place of the text, so editing the text dismisses it.
  func actions(on field: VoiceField) -> [VoiceAction] {
    switch self {
    case .text(let text): Self.changing(field, .insert(text))
    case .microphone: [.activate]
    case .escape: [field.failure == nil ? .cancel : .dismissFailure]
    case .edit(let editing): Self.changing(field, editing.edit(of: field.draft))
    case .deleteOrQuit: Self.changing(field, LineEditing.deleteForward.edit(of: field.draft))
    case .recognizeAgain, .enter, .up, .down, .quit: []
    }
  }

  func quits(_ field: VoiceField) -> Bool {
    self == .quit || self == .deleteOrQuit && field.draft.text.isEmpty
  }

  private static func changing(_ field: VoiceField, _ edit: TextEdit) -> [VoiceAction] {
    (field.failure == nil ? [] : [.dismissFailure]) + [.edit(edit)]
  }
}

/// The editing functions of keys other than letters, as in a shell.
enum LineEditing: Sendable, Equatable {
  case deleteBackward, deleteForward, deleteWord, deleteToStart, deleteToEnd
  case left, right, home, end, undo, redo

  func edit(of draft: Draft) -> TextEdit {
    let count = draft.characterCount
    let cursor = draft.selection?.upperBound ?? count
    return switch self {
    case .deleteBackward: .deleteBackward
    case .deleteForward: .replace(cursor..<min(cursor + 1, count), with: "")
    case .deleteWord: .replace(Self.wordStart(before: cursor, in: draft.text)..<cursor, with: "")
    case .deleteToStart: .replace(0..<cursor, with: "")
    case .deleteToEnd: .replace(cursor..<count, with: "")
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

  /// Returns the start of the word before the cursor; spaces before the cursor are skipped.
  private static func wordStart(before cursor: Int, in text: String) -> Int {
    var left = text.prefix(cursor)[...]
    while left.last?.isWhitespace == true { left.removeLast() }
    while let last = left.last, !last.isWhitespace { left.removeLast() }
    return left.count
  }
}
