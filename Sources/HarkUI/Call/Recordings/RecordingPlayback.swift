import Hark

/// A state machine for playing recordings, which tracks the current and the failed recording and
/// controls the player.
struct RecordingPlayback: Equatable, Sendable {
  private(set) var state = State.silent

  /// The recording that failed to play at the last attempt.
  private(set) var failed: CallRecording.ID?

  enum State: Equatable, Sendable {
    case silent
    case playing(CallRecording.ID)
    case paused(CallRecording.ID)
  }

  /// A command to the player.
  enum Order: Equatable, Sendable {
    /// Play a recording from its beginning.
    case play(CallRecording.ID)

    /// Resume at the paused position.
    case resume
    case pause
    case stop
  }

  /// Returns whether `id` is playing.
  func isPlaying(_ id: CallRecording.ID) -> Bool { state == .playing(id) }

  /// Whether any recording is playing.
  var isHeard: Bool { if case .playing = state { true } else { false } }

  /// Handles a press of the button of `id`.
  mutating func press(_ id: CallRecording.ID) -> Order {
    switch state {
    case .playing(id):
      state = .paused(id)
      return .pause
    case .paused(id):
      state = .playing(id)
      return .resume
    case .silent, .playing, .paused:
      state = .playing(id)
      failed = nil
      return .play(id)
    }
  }

  /// Handles a system interruption, such as a phone call; the user can resume at the paused
  /// position.
  mutating func interrupt() -> Order? {
    guard case .playing(let id) = state else { return nil }
    state = .paused(id)
    return .pause
  }

  /// Handles the end of the recording.
  mutating func finish() { state = .silent }

  /// Handles a playback failure; the next attempt may succeed.
  mutating func fail() {
    if case .playing(let id) = state { failed = id }
    state = .silent
  }

  /// Handles a change of the list to `ids`, which is empty when the user leaves the list, and stops
  /// a recording that is not in it.
  mutating func keep(only ids: [CallRecording.ID]) -> Order? {
    if let failed, !ids.contains(failed) { self.failed = nil }
    switch state {
    case .silent: return nil
    case .playing(let id), .paused(let id):
      if ids.contains(id) { return nil }
      state = .silent
      return .stop
    }
  }
}
