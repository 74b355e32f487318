import Synchronization

/// A limit on the number of concurrent speech requests.
final class SpeechGate: Sendable {
  /// A slot, which is released when this object is deallocated.
  final class Pass: Sendable {
    private let gate: SpeechGate
    private let user: String

    fileprivate init(_ gate: SpeechGate, _ user: String) {
      self.gate = gate
      self.user = user
    }

    deinit { gate.leave(user) }
  }

  /// The maximum number of concurrent requests.
  ///
  /// A request whose response the client reads slowly holds one sentence of audio, about a
  /// megabyte.
  static let limit = 16

  private let userLimit: Int
  private let counts = Mutex<[String: Int]>([:])

  /// Creates a gate in which each user can hold up to `userLimit` slots.
  init(userLimit: Int = limit) { self.userLimit = userLimit }

  /// Acquires a slot for `user`, or throws `speechBusy` if none is available.
  func enter(_ user: String) throws(Refusal) -> Pass {
    let isFull = counts.withLock { counts in
      let own = counts[user, default: 0]
      if own >= userLimit || counts.values.reduce(0, +) >= Self.limit { return true }
      counts[user] = own + 1
      return false
    }
    if isFull { throw .speechBusy }
    return Pass(self, user)
  }

  private func leave(_ user: String) {
    counts.withLock { counts in
      let left = counts[user, default: 1] - 1
      counts[user] = left > 0 ? left : nil
    }
  }
}

extension Refusal {
  static let speechBusy = Refusal(
    .tooManyRequests, "Too many texts are being spoken; ask again in 2 seconds.",
    code: "rate_limit_exceeded", [.retryAfter: "2"])
}
