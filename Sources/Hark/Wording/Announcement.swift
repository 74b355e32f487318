/// A moment that a screen reader tells.
public enum Announcement: String, Sendable, Hashable, CaseIterable {
  /// Nothing is going on and a recording may begin.
  case ready

  /// The microphone waits for speech.
  case listening

  /// A recording began.
  case recordingStarted

  /// A recording ended.
  case recordingStopped

  /// The last words are being found.
  case processing

  /// The reply has not begun.
  case waiting

  /// The reply is being spoken.
  case speaking

  /// An automatic mode was stopped for a while.
  case paused

  /// The microphone was muted.
  case muted

  /// The microphone was unmuted.
  case unmuted

  /// It is done.
  case success
}
