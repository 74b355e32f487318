import Hark
import HarkScreens

/// The editing functions of keys other than letters, as in a shell.
enum LineEditing: Sendable, Equatable {
  case deleteBackward, deleteForward, deleteWord, deleteToStart, deleteToEnd
  case left, right, home, end, undo, redo

  /// Returns the function as an edit of `draft`.
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

  /// Returns the start of the word before the cursor, where spaces after the word belong to it.
  private static func wordStart(before cursor: Int, in text: String) -> Int {
    var left = text.prefix(cursor)[...]
    while left.last?.isWhitespace == true { left.removeLast() }
    while let last = left.last, !last.isWhitespace { left.removeLast() }
    return left.count
  }
}
