import Synchronization

/// Bounds how many texts are being spoken at once.
final class SpeechGate: Sendable {
  /// A place, which is free again when nobody has it any more.
  final class Pass: Sendable {
    private let gate: SpeechGate
    private let user: String

    fileprivate init(_ gate: SpeechGate, _ user: String) {
      self.gate = gate
      self.user = user
    }

    deinit { gate.leave(user) }
  }

  /// One that a client reads slowly holds a sentence of sound, a megabyte or so.
  static let limit = 16

  private let userLimit: Int
  private let counts = Mutex<[String: Int]>([:])

  /// Makes one in which a user may have so many of the places.
  init(userLimit: Int = limit) { self.userLimit = userLimit }

  /// Gives `user` a place, where there is one.
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
