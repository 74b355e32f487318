/// The type of a capture's content; spoken and typed content are both `text`.
public enum ContentType: String, Sendable, Hashable, Codable, CaseIterable {
  /// Text, typed or spoken.
  case text

  /// An image.
  case image

  /// A video.
  case video

  /// A web page.
  case url
}
