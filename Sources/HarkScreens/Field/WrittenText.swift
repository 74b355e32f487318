import Hark

/// The text that a native field shows, which can be newer than the screen's draft while the user
/// types.
///
/// Ranges are in UTF-16 units.
package struct WrittenText: Sendable, Equatable {
  private var draft: Draft

  package init(_ draft: Draft = Draft()) { self.draft = draft }

  package var text: String { draft.text }

  /// The selection or cursor; `nil` if there is none.
  package var selection: Range<Int>? { draft.selectionInUTF16 }

  /// Handles a user's change to the text or the cursor, and returns the edits for the screen.
  ///
  /// If there are none, the field must show `self.text` again. A field without focus reports no
  /// selection, which leaves the cursor unchanged. A read-only field may still receive keyboard
  /// input, which is discarded.
  package mutating func write(
    _ text: String, selection: Range<Int>?, isReadOnly: Bool = false
  ) -> [TextEdit] {
    let isMoved = selection != nil && selection != draft.selectionInUTF16
    guard !isReadOnly, text != draft.text || isMoved else { return [] }
    var edits = draft.edits(to: text, selection: selection)
    if selection == nil { edits.removeAll { $0 == .select(nil) } }
    for edit in edits { try? edit.apply(to: &draft) }
    // During a recording, the field must show the draft again, even if it accepts typing.
    return draft.isRecording ? [] : edits
  }

  /// Returns whether the change to `text` is a press of the return key, which ends the input of a
  /// single-paragraph text.
  package func isReturn(_ text: String) -> Bool {
    if case .replace(_, with: "\n") = draft.edits(to: text, selection: nil).first {
      true
    } else {
      false
    }
  }

  /// Adopts the screen's draft, and returns whether the field must show a new text or selection.
  ///
  /// Unless the screen is recording or has processed everything typed (`isSettled`), its draft is
  /// outdated and ignored.
  package mutating func follow(_ draft: Draft, isSettled: Bool) -> Bool {
    guard isSettled || draft.isRecording else { return false }
    let isNew = draft.text != text || draft.selectionInUTF16 != selection
    self.draft = draft
    return isNew
  }
}

extension Draft {
  /// Returns the edits that change this text and selection into those of a field.
  ///
  /// The common prefix and suffix stay untouched. The selection is in UTF-16 units.
  package func edits(to new: String, selection: Range<Int>?) -> [TextEdit] {
    var edits: [TextEdit] = []
    var changed = self
    if let edit = change(to: new) {
      edits.append(edit)
      changed = Draft(new)
    }
    edits.append(.select(selection.map { changed.range(fromUTF16: $0) }))
    return edits
  }

  private func change(to new: String) -> TextEdit? {
    let (old, new) = (Array(text), Array(new))
    let head = zip(old, new).prefix { $0.isWritten($1) }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0.isWritten($1) }
      .count
    if old.count == new.count, head == old.count { return nil }
    return .replace(head..<old.count - tail, with: String(new[head..<new.count - tail]))
  }
}

extension Character {
  /// Returns whether both characters have the same bytes; canonically equivalent ones may not.
  fileprivate func isWritten(_ other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}
