/// The reason a capture could not be saved; the user's text always stays in the field.
public enum CaptureFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The service rejected the request (400).
  case invalid

  /// The user is not signed in, or the session has expired (401).
  case unauthorized

  /// The text exceeds the service's limit (413).
  case tooLong

  /// The service understood the request but cannot process it (422).
  case unprocessable

  /// Too many captures in a short time (429).
  case tooMany

  /// The service failed (500 and similar) or sent an invalid response.
  case serverError

  /// The service cannot be reached.
  case unreachable

  /// The service did not respond in time.
  case timedOut
}
