import Hark

/// What a native field shows of a draft: it runs ahead of the draft while a person types, and follows
/// it at all other times.
///
/// Ranges are counted in units of UTF-16.
public struct WrittenText: Sendable, Equatable {
  /// The draft with everything that was typed here.
  private var draft: Draft

  /// Shows `draft`.
  public init(_ draft: Draft = Draft()) { self.draft = draft }

  /// The text.
  public var text: String { draft.text }

  /// The selection or cursor; nil without one.
  public var selection: Range<Int>? { draft.selectionInUTF16 }

  /// The person changed the text or moved the cursor: what the screen is to be told, if anything.
  public mutating func write(_ text: String, selection: Range<Int>?) -> [TextEdit] {
    guard text != draft.text || selection != draft.selectionInUTF16 else { return [] }
    let edits = draft.edits(to: text, selection: selection)
    for edit in edits { try? edit.apply(to: &draft) }
    // A field that lets a person type into a recording is told what stands there all the same.
    return draft.isRecording ? [] : edits
  }

  /// The screen shows `draft`; true where the field is to show something else now.
  ///
  /// - Parameters:
  ///   - draft: The text.
  ///   - isSettled: Whether the screen has taken everything that was typed; else it is old news.
  public mutating func follow(_ draft: Draft, isSettled: Bool) -> Bool {
    guard isSettled || draft.isRecording else { return false }
    let isNew = draft.text != text || draft.selectionInUTF16 != selection
    self.draft = draft
    return isNew
  }
}
