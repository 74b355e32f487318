/// The flow of a client's audio into its session.
enum Inflow: Sendable {
  /// Audio is accepted; it last arrived, or was accepted again, at `since`.
  case open(since: Double)

  /// `count` client events are waiting for the backlog to shrink.
  case heldUp(count: Int)

  var isHeldUp: Bool { if case .heldUp = self { true } else { false } }

  func isSilent(since moment: Double) -> Bool {
    if case .open(let since) = self { since < moment } else { false }
  }

  mutating func arrived(at now: Double) { if !isHeldUp { self = .open(since: now) } }

  mutating func hold() {
    if case .heldUp(let count) = self {
      self = .heldUp(count: count + 1)
    } else {
      self = .heldUp(count: 1)
    }
  }

  mutating func release(at now: Double) {
    guard case .heldUp(let count) = self else { return }
    self = count > 1 ? .heldUp(count: count - 1) : .open(since: now)
  }
}
