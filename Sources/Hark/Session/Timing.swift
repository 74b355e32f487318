/// How long the last words may take.
package enum FinalWait {
  /// Seconds to wait for the finals of sound that has ended, when `unfinished` seconds of it are
  /// still without a final (D4).
  package static func seconds(unfinished: Double) -> Double { 0.5 + 0.2 * unfinished }

  /// The same over a reply that stands still for somebody of whom no word has been understood: what
  /// was heard so far is most likely a cough, and the reply is to go on within a second of it.
  static let wordless = 0.3

  /// Seconds to wait from the end of the sound at most, on a recogniser that is still being started
  /// or has not listened to all of the sound yet.
  package static let longest = 10.0
}
