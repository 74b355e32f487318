/// An event that a screen reader announces.
public enum Announcement: String, Sendable, Hashable, CaseIterable {
  /// The session is idle, and a recording can start.
  case ready

  /// The microphone is waiting for speech.
  case listening

  /// A recording started.
  case recordingStarted

  /// A recording stopped.
  case recordingStopped

  /// The final results are pending.
  case processing

  /// The reply is pending.
  case waiting

  /// The reply is being spoken.
  case speaking

  /// An automatic mode was paused.
  case paused

  /// The microphone was muted.
  case muted

  /// The microphone was unmuted.
  case unmuted

  /// The action completed.
  case success
}
