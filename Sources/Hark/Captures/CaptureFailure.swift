/// Why a capture could not be kept; the person's text is kept in the field whatever it is.
public enum CaptureFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The service refused what was sent (400).
  case invalid

  /// Nobody is signed in, or no longer (401).
  case unauthorized

  /// The text is longer than the service takes (413).
  case tooLong

  /// The service understood what was sent and cannot take it (422).
  case unprocessable

  /// Too many captures in a short time (429).
  case tooMany

  /// The service is out of order (500 and the like), or answered with nonsense.
  case serverError

  /// There is no connection.
  case unreachable

  /// The service did not answer in time.
  case timedOut
}
