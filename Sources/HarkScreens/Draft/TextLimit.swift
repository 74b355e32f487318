/// Limits of text in characters and in scalars.
///
/// A single character can have any number of scalars, such as combining marks. Of those in use, only
/// few have more than four, such as emoji of families.
package enum TextLimit {
  private static let scalarsPerCharacter = 4

  /// Returns the maximum number of scalars in a text of up to `characters` characters.
  package static func scalars(in characters: Int) -> Int {
    let (scalars, overflows) = characters.multipliedReportingOverflow(by: scalarsPerCharacter)
    return overflows ? .max : scalars
  }

  /// Returns whether `text` has at most `characters` characters, and not too many scalars.
  package static func allows(_ text: String, characters: Int) -> Bool {
    !text.hasMoreScalars(than: scalars(in: characters)) && text.count <= characters
  }
}

extension String {
  /// Returns whether the text has more than `count` scalars; each has at least one byte.
  package func hasMoreScalars(than count: Int) -> Bool {
    utf8.count > count && unicodeScalars.count > count
  }
}
