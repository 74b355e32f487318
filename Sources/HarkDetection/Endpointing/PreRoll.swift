/// The amount of audio from before the detected onset that belongs to a recording.
///
/// An onset is an estimate, and initial consonants are faint. Audio from before the onset lets a
/// recognizer receive the whole first word.
public struct PreRoll: Sendable, Equatable {
  /// The duration before the onset, in seconds.
  public var seconds: Double

  /// Creates a pre-roll.
  public init(seconds: Double = 0.5) {
    self.seconds = seconds
  }

  /// Returns the position at which the audio of a recording begins.
  ///
  /// The position is `seconds` before `onset`, but not earlier than the opening of the microphone,
  /// the oldest audio still buffered, or the end of the previous recording's audio, so that no
  /// audio is recognized twice.
  public func start(onset: Int, oldestHeld: Int, previousEnd: Int = 0) -> Int {
    max(0, oldestHeld, previousEnd, onset - AudioTime.samples(seconds))
  }
}
