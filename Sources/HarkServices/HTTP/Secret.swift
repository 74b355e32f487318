import Foundation
import Hark

/// A string that is hidden from descriptions and reflection.
public struct Secret: Sendable, Equatable, Confidential {
  let text: String

  /// Creates a secret from `text` without its leading and trailing whitespace and newlines.
  ///
  /// Files that contain a key often end in a newline.
  public init(_ text: String) { self.text = text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Three bullets.
  public var description: String { "•••" }
}

extension HTTPField {
  /// Returns the field for an API key or token; empty if there is none.
  static func authorization(_ key: Secret?) -> [HTTPField] {
    key.map { [HTTPField("Authorization", "Bearer \($0.text)")] } ?? []
  }
}
