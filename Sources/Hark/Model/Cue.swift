/// A moment that a face or a device may show, say or make felt.
public enum Cue: Sendable, Equatable {
  /// A moment of the haptic table.
  case felt(HapticMoment)

  /// A press was too short for a button that is held ("Hold to speak").
  case holdToSpeak

  /// A hold while muted ("Unmute to speak").
  case unmuteToSpeak

  /// It is so noisy that recognition suffers; once in a recording (G1, EC-1).
  case noisy

  /// A recording has become so long that it goes on in another task, and the recogniser is one whose
  /// joins may be noticed; once in a recording (S4-40).
  case longSpeech

  /// What is said cannot be kept on the disk, and stays in memory; once until it can again.
  case notKept(TranscriptStoreFailure)

  /// One minute, or whatever the length policy says, was the limit.
  case lengthLimitReached

  /// The text reached its greatest number of characters.
  case characterLimitReached
}
