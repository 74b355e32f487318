/// How much sound from before the detected onset belongs to a recording.
///
/// An onset is an estimate, and first consonants are faint; sound from before it lets a recogniser
/// hear the whole first word.
public struct PreRoll: Sendable, Equatable {
  /// Seconds before the onset.
  public var seconds: Double

  /// Makes a pre-roll.
  public init(seconds: Double = 0.5) {
    self.seconds = seconds
  }

  /// Where the sound of a recording begins: `seconds` before `onset`, but not before the microphone
  /// was opened, before the oldest sound still held, or before the end of the previous recording's
  /// sound, so that no sound is recognised twice.
  public func start(onset: Int, oldestHeld: Int, previousEnd: Int = 0) -> Int {
    max(0, oldestHeld, previousEnd, onset - AudioTime.samples(seconds))
  }
}
