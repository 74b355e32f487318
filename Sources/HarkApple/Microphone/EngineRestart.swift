/// How often an engine is made anew while sound does not settle.
///
/// While sound goes over to another device there may be no input for a moment, and one change may
/// bring the next: each attempt waits longer, and there is an end to it.
struct EngineRestart: Sendable, Hashable {
  /// Seconds before each attempt; a headset's link takes a second or two to come up.
  static let delays = [0, 0.1, 0.3, 1, 1, 1]

  /// Seconds before each further attempt to open a microphone whose input does not sound yet: whoever
  /// tapped waits for the answer.
  static let opening = [0.1, 0.3, 1]

  /// An engine that ran for so many seconds has settled, and what was before does not count any more.
  static let calm = 5.0

  private var attempts = 0
  private var latest = -Double.infinity

  /// The seconds to wait at `now` before the next attempt; nil when there is none left.
  mutating func next(at now: Double) -> Double? {
    if now - latest >= Self.calm { attempts = 0 }
    guard attempts < Self.delays.count else { return nil }
    let delay = Self.delays[attempts]
    attempts += 1
    latest = now + delay
    return delay
  }
}
