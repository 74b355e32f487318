/// Computes the separator between two texts that were written independently.
///
/// Right-to-left text follows the same rules in reading order.
enum Spacing {
  /// A zero-width space, which does not combine with other characters.
  private static let seam = "\u{200B}"

  /// Returns a space between words, or an empty string if either text provides its own boundary.
  ///
  /// If the texts would combine into one character, such as a letter and a standalone accent, a
  /// zero-width space separates them.
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
