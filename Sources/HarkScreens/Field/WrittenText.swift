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
  ///
  /// Where that is nothing, the field shows `text` of this again.
  ///
  /// - Parameters:
  ///   - text: What stands in the field.
  ///   - selection: The selection or cursor; nil where the field tells none, as without the focus, which
  ///     leaves the cursor where it was.
  ///   - isReadOnly: Whether nothing may be changed, although the field takes keys.
  public mutating func write(
    _ text: String, selection: Range<Int>?, isReadOnly: Bool = false
  ) -> [TextEdit] {
    let isMoved = selection != nil && selection != draft.selectionInUTF16
    guard !isReadOnly, text != draft.text || isMoved else { return [] }
    var edits = draft.edits(to: text, selection: selection)
    if selection == nil { edits.removeAll { $0 == .select(nil) } }
    for edit in edits { try? edit.apply(to: &draft) }
    // A field that lets a person type into a recording is told what stands there all the same.
    return draft.isRecording ? [] : edits
  }

  /// Whether a field that shows `text` now has got it by the return key, which ends the writing where
  /// a text has one paragraph.
  public func isReturn(_ text: String) -> Bool {
    if case .replace(_, with: "\n") = draft.edits(to: text, selection: nil).first {
      true
    } else {
      false
    }
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
