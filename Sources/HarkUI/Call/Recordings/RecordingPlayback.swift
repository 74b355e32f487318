import Hark

/// Which recording is being heard, and which could not be; it says what the player is to do.
struct RecordingPlayback: Equatable, Sendable {
  private(set) var state = State.silent

  /// The one that could not be played the last time it was tried.
  private(set) var failed: CallRecording.ID?

  enum State: Equatable, Sendable {
    case silent
    case playing(CallRecording.ID)
    case paused(CallRecording.ID)
  }

  /// What the player is to do.
  enum Order: Equatable, Sendable {
    /// Play this one from its beginning.
    case play(CallRecording.ID)

    /// Go on where it was held.
    case resume
    case pause
    case stop
  }

  /// Whether `id` is being heard.
  func isPlaying(_ id: CallRecording.ID) -> Bool { state == .playing(id) }

  /// Whether anything is being heard.
  var isHeard: Bool { if case .playing = state { true } else { false } }

  /// The person pressed the button of `id`.
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

  /// The system took the sound, as for a phone call; the person may go on where it was held.
  mutating func interrupt() -> Order? {
    guard case .playing(let id) = state else { return nil }
    state = .paused(id)
    return .pause
  }

  /// It was heard to its end.
  mutating func finish() { state = .silent }

  /// What was to be heard cannot be; the next time it may.
  mutating func fail() {
    if case .playing(let id) = state { failed = id }
    state = .silent
  }

  /// The list was left, or is now `ids`: what is not in it any more is not heard on.
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
