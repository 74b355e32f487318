/// What has to stand between two pieces of text that were not written together.
///
/// Text that runs from right to left follows the same rules, in the order in which it is read.
enum Spacing {
  /// Where words may part without a space being seen; nothing melts into it.
  private static let seam = "\u{200B}"

  /// A space between words, nothing where one of the pieces brings its own end.
  ///
  /// Where the pieces would become one character, such as a letter and an accent that was meant to
  /// stand alone, a zero-width space keeps them apart.
  static func between(_ left: String, _ right: String) -> String {
    guard let end = left.last, let start = right.first else { return "" }
    let space = needsSpace(Neighbour(endOf: left), Neighbour(startOf: right)) ? " " : ""
    return [space, space + seam, seam + space, seam + space + seam]
      .first { areApart(end, $0, start) } ?? space
  }

  private static func needsSpace(_ left: Neighbour?, _ right: Neighbour?) -> Bool {
    guard let left, let right, !left.isSpace, !right.isSpace else { return false }
    if left.isOpening || right.isClosing { return false }
    if left.isFullWidthMark || right.isFullWidthMark { return false }
    return !(left.isUnspacedScript && right.isUnspacedScript)
  }

  private static func areApart(_ left: Character, _ middle: String, _ right: Character) -> Bool {
    "\(left)\(middle)\(right)".count == middle.count + 2
  }
}
