/// When a player may be told to play.
///
/// An engine may say that it runs while its hardware never asks for sound; a player that is started
/// then ends the app. The first time that it asks comes a few milliseconds behind the start.
struct RenderWatch: Sendable, Hashable {
  /// What to do now.
  enum Step: Sendable, Hashable {
    case play

    /// Look again after some seconds.
    case wait(Double)

    /// Make another engine.
    case rebuild

    /// There is no sound to be had.
    case giveUp
  }

  /// Seconds between two looks.
  static let interval = 0.02

  /// Seconds after which an engine that has not asked for sound never will.
  static let patience = 1.0

  private var waitingSince: Double?
  private var hasRebuilt = false

  /// Takes at `now` whether the hardware asks for sound.
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
