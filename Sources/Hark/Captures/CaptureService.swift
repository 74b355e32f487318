/// Keeps what a person has captured.
///
/// To the author of an adapter: a call that returns has kept the text for good; a call that throws
/// has kept nothing, or says so by answering a repetition with what was kept. Bound every wait. The
/// text appears in no error and in no log. Throw `CaptureFailure`s.
public protocol CaptureService: Sendable {
  /// Saves `content` and returns it as kept, with its meaning if there is one already.
  func save(_ content: String, as contentType: ContentType) async throws -> Something
}
