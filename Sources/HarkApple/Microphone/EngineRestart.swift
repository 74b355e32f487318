/// The limit on recreating an engine while the audio route is unstable.
///
/// During a route change the input may be briefly unavailable, and one change may cause the next.
/// Delays therefore grow, and the number of attempts is limited.
struct EngineRestart: Sendable, Hashable {
  /// The delay before each attempt, in seconds; a headset's link takes one or two seconds to
  /// connect.
  static let delays = [0, 0.1, 0.3, 1, 1, 1]

  /// The delay before each further attempt to open a microphone whose input is not ready, in
  /// seconds.
  ///
  /// The delays are short because the user is waiting for the microphone.
  static let opening = [0.1, 0.3, 1]

  /// The time without another attempt, in seconds, after which the engine counts as stable and the
  /// attempt count is reset.
  static let calm = 5.0

  private var attempts = 0
  private var latest = -Double.infinity

  /// Returns the delay from `now` to the next attempt, in seconds, or `nil` if no attempts are
  /// left.
  mutating func next(at now: Double) -> Double? {
    if now - latest >= Self.calm { attempts = 0 }
    guard attempts < Self.delays.count else { return nil }
    let delay = Self.delays[attempts]
    attempts += 1
    latest = now + delay
    return delay
  }
}
