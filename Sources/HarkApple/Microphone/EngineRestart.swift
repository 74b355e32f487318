import Hark

/// The limit on recreating an engine while the audio route is unstable.
///
/// One route change may cause the next, so delays grow and the number of attempts is limited.
struct EngineRestart: Sendable, Hashable {
  /// The delay before each attempt, in seconds; a headset's link takes one or two seconds to
  /// connect.
  static let delays = [0, 0.1, 0.3, 1, 1, 1]

  /// The delay before each further attempt to open a microphone whose input is not ready, in
  /// seconds; short, because the user is waiting.
  static let opening = [0.1, 0.3, 1]

  /// The time without another attempt after which the attempt count is reset, in seconds.
  static let calm = 5.0

  private var attempts = 0
  private var latest = -Double.infinity

  /// Returns the delay from `now` to the next attempt, in seconds; `nil` if no attempts are left.
  mutating func next(at now: Double) -> Double? {
    if now - latest >= Self.calm { attempts = 0 }
    guard attempts < Self.delays.count else { return nil }
    let delay = Self.delays[attempts]
    attempts += 1
    latest = now + delay
    return delay
  }
}

/// A policy that reopens an input once if it delivers no samples, as when a wireless link breaks.
///
/// An input that delivers only zeros does not count as stalled, because the user may have muted the
/// microphone.
struct StalledInput: Sendable {
  private var waitingSince: Double?
  private var hasTried = false

  /// Takes the condition at `now`, in seconds; returns whether to reopen the input.
  mutating func look(_ condition: InputCondition, at now: Double) -> Bool {
    guard condition == .waiting else {
      waitingSince = nil
      return false
    }
    let since = waitingSince ?? now
    waitingSince = since
    guard !hasTried, now - since >= InputCondition.patience else { return false }
    hasTried = true
    return true
  }
}
