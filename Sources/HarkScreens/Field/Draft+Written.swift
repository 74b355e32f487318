import Hark

extension Draft {
  /// The edits that make this text the one that a field shows, so that each can be taken back.
  ///
  /// What both texts begin and end with stays untouched; the selection is counted in units of
  /// UTF-16.
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
  /// Whether it is written with the same bytes; equal characters need not be.
  fileprivate func isWritten(_ other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}
