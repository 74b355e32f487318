import Hark

/// A clock that jumps to each deadline instead of waiting.
final class LeapingClock: Timekeeper {
  private let moment = Locked(0.0)

  var now: Double { moment.withLock { $0 } }

  func sleep(until deadline: Double) async throws { moment.withLock { $0 = max($0, deadline) } }
}
