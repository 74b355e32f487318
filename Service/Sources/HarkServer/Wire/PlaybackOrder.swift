/// A playback command for the audio of a reply.
enum PlaybackOrder: Sendable, Equatable {
  /// Start a new reply, whose audio arrives in binary messages.
  case play

  /// Change the gain linearly to `gain` over `seconds`, starting with the audio being played.
  case fade(gain: Double, seconds: Double)

  /// Pause at the current position.
  case pause

  /// Resume at the current position.
  case resume

  /// End the audio, which has `samples` samples in total.
  case finish(samples: Int)

  /// Stop the playback and discard unplayed audio.
  case stop

  /// The name in the protocol.
  var name: String {
    switch self {
    case .play: "play"
    case .fade: "fade"
    case .pause: "pause"
    case .resume: "resume"
    case .finish: "finish"
    case .stop: "stopPlayback"
    }
  }
}

/// A page's report about the playback of a reply.
enum PlaybackNews: Sendable, Equatable {
  /// The audio before `position`, in samples, has been played.
  case heard(position: Int)

  /// All audio has been played.
  case ended

  /// Playback is unavailable.
  case failed
}
