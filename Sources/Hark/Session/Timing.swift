/// How long the last words may take.
enum FinalWait {
  /// Seconds to wait for the finals of sound that has ended, when `unfinished` seconds of it are
  /// still without a final (D4).
  static func seconds(unfinished: Double) -> Double { 0.5 + 0.2 * unfinished }

  /// Seconds to wait from the end of the sound at most, on a recogniser that is still being started
  /// or has not listened to all of the sound yet.
  static let longest = 10.0
}
