import Hark

/// The failure of an attempt that may succeed when retried.
struct PassingTrouble: Error {
  let failure: VoiceFailure

  /// Whether no connection could be made.
  var isAway = false

  /// The delay that the server requests before the next attempt, in seconds.
  var leave = 0.0
}

/// Retries requests according to a policy, for all tasks of one recognizer.
struct Retrying: Sendable {
  let policy: RetryPolicy
  let timekeeper: any Timekeeper

  /// Returns a random number in 0..<1 that spreads retries, so that clients do not retry at the
  /// same time.
  let chance: @Sendable () -> Double

  /// Whether the server has ever been reached.
  let hasBeenThere = Locked(false)

  /// The timeout for a connection, in seconds.
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
