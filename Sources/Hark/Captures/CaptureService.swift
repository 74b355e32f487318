/// Saves the user's captures.
///
/// For adapter authors: a call may return only after the text has been saved permanently. If a call
/// throws, either nothing was saved, or a repeated call returns the capture that was already saved.
/// Apply a timeout to every wait. The text must not appear in errors or logs. Throw
/// `CaptureFailure`s.
public protocol CaptureService: Sendable {
  /// Saves `content` and returns the saved capture, with its meaning if already available.
  func save(_ content: String, as contentType: ContentType) async throws -> Something
}
