/// A check of whether a player may start.
///
/// An engine may report that it is running while its hardware never requests audio; starting a
/// player then crashes the app. The first request comes a few milliseconds after the engine starts.
struct RenderWatch: Sendable, Hashable {
  enum Step: Sendable, Hashable {
    case play

    /// Check again after this many seconds.
    case wait(Double)
    case rebuild
    case giveUp
  }

  /// The interval between two checks, in seconds.
  static let interval = 0.02

  /// The time after which an engine whose hardware requests no audio counts as failed, in seconds.
  static let patience = 1.0

  private var waitingSince: Double?
  private var hasRebuilt = false

  mutating func look(isRendering: Bool, at now: Double) -> Step {
    if isRendering {
      self = RenderWatch()
      return .play
    }
    let since = waitingSince ?? now
    waitingSince = since
    if now - since < Self.patience { return .wait(Self.interval) }
    waitingSince = nil
    defer { hasRebuilt = true }
    return hasRebuilt ? .giveUp : .rebuild
  }
}
