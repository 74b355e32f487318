/// A moment that the UI or the device can show, announce or accompany with haptic feedback.
public enum Cue: Sendable, Equatable {
  /// A moment in the haptic table.
  case felt(HapticMoment)

  /// The user pressed a hold button too briefly ("Hold to speak").
  case holdToSpeak

  /// The user pressed the button while muted ("Unmute to speak").
  case unmuteToSpeak

  /// Background noise impairs recognition; reported at most once per recording (G1, EC-1).
  case noisy

  /// A long recording continues in another task, and the join may be noticeable with this
  /// recognizer; reported at most once per recording (S4-40).
  case longSpeech

  /// The transcript cannot be saved to disk and stays in memory; not reported again until a save
  /// succeeds.
  case notKept(TranscriptStoreFailure)

  /// The recording reached the limit of the length policy, such as one minute.
  case lengthLimitReached

  /// The text reached its maximum number of characters.
  case characterLimitReached
}
