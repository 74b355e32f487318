import Hark

/// A capture to save.
public struct NewCapture: Sendable, Equatable {
  /// The text.
  public var content: String

  /// The type of the content.
  public var contentType: ContentType

  /// The client's idempotency key, which prevents a retry from saving a duplicate; `nil` for none.
  public var key: String?

  /// Creates a capture to save.
  public init(_ content: String, as contentType: ContentType = .text, key: String? = nil) {
    self.content = content
    self.contentType = contentType
    self.key = key
  }
}
