import Hark

/// Retries requests according to a policy, for all tasks of one recognizer.
struct Retrying: Sendable {
  let policy: RetryPolicy
  let timekeeper: any Timekeeper

  /// Returns a random number in 0..<1, so that clients do not retry at the same time.
  let chance: @Sendable () -> Double
  let hasBeenReached = Locked(false)

  var connectTimeout: Double {
    min(policy.timeout, policy.patience(hasBeenReached: hasBeenReached.withLock { $0 }))
  }

  /// Returns the result of `attempt`, repeated after a `TransientFailure` if the policy permits it.
  func run<Value>(_ attempt: () async throws -> Value) async throws -> Value {
    let begun = timekeeper.now
    var number = 0
    while true {
      try Task.checkCancellation()
      do {
        let value = try await attempt()
        hasBeenReached.withLock { $0 = true }
        return value
      } catch let transient as TransientFailure {
        let patience = hasBeenReached.withLock { hasBeenReached in
          hasBeenReached = hasBeenReached || !transient.isUnreachable
          return policy.patience(hasBeenReached: hasBeenReached)
        }
        let wait = max(transient.retryAfter, policy.wait(before: number, chance: chance()))
        let again = timekeeper.now + wait
        number += 1
        guard number <= policy.retries, again - begun <= patience else { throw transient.failure }
        try await timekeeper.sleep(until: again)
      }
    }
  }
}

struct TransientFailure: Error {
  let failure: VoiceFailure
  var isUnreachable = false

  /// The delay that the server requests before the next attempt, in seconds.
  var retryAfter = 0.0
}
