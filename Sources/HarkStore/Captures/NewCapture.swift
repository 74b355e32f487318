import Hark

/// What a person wants kept.
public struct NewCapture: Sendable, Equatable {
  /// The text.
  public var content: String

  /// What it is made of.
  public var contentType: ContentType

  /// The sender's own name for this save, so that a repetition keeps nothing twice; nil for none.
  public var key: String?

  /// Makes one.
  public init(_ content: String, as contentType: ContentType = .text, key: String? = nil) {
    self.content = content
    self.contentType = contentType
    self.key = key
  }
}
