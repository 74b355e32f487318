import Hark

/// Why an attempt came to nothing where another one may do better.
struct PassingTrouble: Error {
  let failure: VoiceFailure

  /// Whether there was no connection at all.
  var isAway = false

  /// Seconds for which the server asks to be left alone.
  var leave = 0.0
}

/// Tries a server again as a policy says, for all tasks of one recogniser.
struct Retrying: Sendable {
  let policy: RetryPolicy
  let timekeeper: any Timekeeper

  /// A number of 0..<1 that spreads new attempts, so that many do not come at once.
  let chance: @Sendable () -> Double

  /// Whether there ever was a connection.
  let hasBeenThere = Locked(false)

  /// The longest wait for a connection, in seconds.
  var connectTimeout: Double {
    min(policy.timeout, policy.patience(hasBeenThere: hasBeenThere.withLock { $0 }))
  }

  /// What `attempt` comes to in the end.
  ///
  /// It is made anew after each `PassingTrouble`, as long as the policy allows; any other error ends
  /// it.
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
