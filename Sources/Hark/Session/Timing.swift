/// How long the last words may take.
enum FinalWait {
  /// Seconds to wait for the finals of sound that has ended, when `unfinished` seconds of it are
  /// still without a final (D4).
  static func seconds(unfinished: Double) -> Double { 0.5 + 0.2 * unfinished }
}

/// When a conversation takes speech for what it is, in seconds.
enum TurnTiming {
  /// Speech during a reply that lasts this long is no cough.
  static let bargeIn = 0.5
}
