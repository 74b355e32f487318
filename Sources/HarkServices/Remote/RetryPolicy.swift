import Hark

/// The timeouts and retries of requests to a recognition server.
public struct RetryPolicy: Sendable, Equatable {
  /// The timeout for connecting, for sending audio, and for a response to a segment, in seconds.
  ///
  /// Larger values tolerate slower models, but a realtime server has at most 20 seconds to accept a
  /// connection or a message.
  public var timeout: Double

  /// The time for which an unreachable or repeatedly failing server is retried, in seconds.
  ///
  /// Larger values survive longer outages, but delay the report of a failure.
  public var patience: Double

  /// The delay before the first retry, in seconds.
  ///
  /// It doubles up to `longestBackOff`, plus random jitter of up to half the delay.
  public var backOff: Double

  /// The maximum delay before a retry, in seconds, excluding jitter and a server's `Retry-After`.
  public var longestBackOff: Double

  /// The maximum number of retries of one segment after a lost connection or a server failure.
  public var retries: Int

  /// The value that replaces `patience`, if shorter, until the server has been reached for the
  /// first time, in seconds.
  ///
  /// An incorrect address is likelier than an outage, and the user is waiting.
  public var firstPatience: Double

  /// Creates a policy; a negative number of retries becomes 0.
  public init(
    timeout: Double = 20, patience: Double = 30, firstPatience: Double = 5, backOff: Double = 0.25,
    longestBackOff: Double = 5, retries: Int = 8
  ) {
    self.timeout = timeout
    self.patience = patience
    self.firstPatience = firstPatience
    self.backOff = backOff
    self.longestBackOff = longestBackOff
    self.retries = max(0, retries)
  }
}

extension RetryPolicy {
  /// Returns the delay before retry `number`, counted from 0, in seconds; `chance` in 0..<1
  /// determines the jitter.
  func wait(before number: Int, chance: Double) -> Double {
    min(backOff * Double(1 << min(number, 16)), longestBackOff) * (1 + chance / 2)
  }

  /// Returns the time for which a server is retried, in seconds.
  func patience(hasBeenReached: Bool) -> Double {
    hasBeenReached ? patience : min(patience, firstPatience)
  }
}
