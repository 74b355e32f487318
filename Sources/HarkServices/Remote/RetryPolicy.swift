import Hark

/// The timeouts and retries of requests to a recognition server.
public struct RetryPolicy: Sendable, Equatable {
  /// The maximum wait for the server to accept a connection, to accept audio, or to respond after
  /// the end of a segment, in seconds.
  ///
  /// Larger values tolerate slower models.
  public var timeout: Double

  /// The time for which an unreachable or repeatedly failing server is retried, in seconds.
  ///
  /// Larger values survive longer outages, but report them later.
  public var patience: Double

  /// The delay before the first retry, in seconds.
  ///
  /// The delay doubles with each further retry, up to `longestBackOff`, plus random jitter of up to
  /// half the delay.
  public var backOff: Double

  /// The maximum delay before a retry, in seconds, excluding jitter.
  public var longestBackOff: Double

  /// The maximum number of retries of one segment after a lost connection or a server failure.
  public var retries: Int

  /// The time for which a server that has never been reached is retried, in seconds, if shorter
  /// than `patience`.
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
  /// Returns the delay before a retry, in seconds.
  ///
  /// `number` is the retry's number, counting from 0, and `chance` is a random number in 0..<1 that
  /// determines the jitter.
  func wait(before number: Int, chance: Double) -> Double {
    min(backOff * Double(1 << min(number, 16)), longestBackOff) * (1 + chance / 2)
  }

  /// Returns the time for which a server is retried, in seconds, depending on whether it has ever
  /// been reached.
  func patience(hasBeenThere: Bool) -> Double {
    hasBeenThere ? patience : min(patience, firstPatience)
  }
}

/// The failure of an attempt that may succeed when retried.
struct PassingTrouble: Error {
  let failure: VoiceFailure
  var isAway = false

  /// The delay that the server requests before the next attempt, in seconds.
  var leave = 0.0
}

/// Retries requests according to a policy, for all tasks of one recognizer.
struct Retrying: Sendable {
  let policy: RetryPolicy
  let timekeeper: any Timekeeper

  /// Returns a random number in 0..<1 that determines the jitter, so that clients do not retry at
  /// the same time.
  let chance: @Sendable () -> Double
  let hasBeenThere = Locked(false)

  var connectTimeout: Double {
    min(policy.timeout, policy.patience(hasBeenThere: hasBeenThere.withLock { $0 }))
  }

  /// Returns the result of `attempt`, retrying as needed.
  ///
  /// The attempt is repeated after each `PassingTrouble` within the limits of the policy; any other
  /// error is rethrown.
  func run<Value>(_ attempt: () async throws -> Value) async throws -> Value {
    let begun = timekeeper.now
    var number = 0
    while true {
      try Task.checkCancellation()
      do {
        let value = try await attempt()
        hasBeenThere.withLock { $0 = true }
        return value
      } catch let trouble as PassingTrouble {
        let patience = hasBeenThere.withLock { hasBeenThere in
          hasBeenThere = hasBeenThere || !trouble.isAway
          return policy.patience(hasBeenThere: hasBeenThere)
        }
        let wait = max(trouble.leave, policy.wait(before: number, chance: chance()))
        let again = timekeeper.now + wait
        number += 1
        guard number <= policy.retries, again - begun <= patience else { throw trouble.failure }
        try await timekeeper.sleep(until: again)
      }
    }
  }
}
