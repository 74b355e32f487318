/// What a capture is made of; what was spoken is `text`, like what was typed.
public enum ContentType: String, Sendable, Hashable, Codable, CaseIterable {
  /// Written, typed or spoken.
  case text

  /// A picture.
  case image

  /// A film.
  case video

  /// A page on the web.
  case url
}
