import Hark

extension Draft {
  /// Returns the edits that change this text into the text of a field, so that each can be undone.
  ///
  /// The common prefix and suffix stay untouched. The selection is in UTF-16 units.
  public func edits(to new: String, selection: Range<Int>?) -> [TextEdit] {
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
  /// Returns whether both characters have the same bytes, which canonically equivalent characters
  /// may not have.
  fileprivate func isWritten(_ other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}
