/// Saves the user's captures.
///
/// For adapter authors: a call that returns has saved the text permanently. A call that throws has
/// saved nothing, or answers a repeated call with the capture already saved. Limit every wait. The
/// text must not appear in errors or logs. Throw `CaptureFailure`s.
public protocol CaptureService: Sendable {
  /// Saves `content` and returns the saved capture, with its meaning if already available.
  func save(_ content: String, as contentType: ContentType) async throws -> Something
}
