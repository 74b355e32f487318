import Foundation
import Hark

/// A message from the server other than a screen, delivered to a page at most once.
enum ServerMessage: Sendable, Equatable {
  case ask(Permission)
  case open(opening: UInt32, MicrophoneConstraints, device: String? = nil)

  /// Changes the constraints or the device of an opening.
  case constrain(opening: UInt32, MicrophoneConstraints, device: String? = nil)
  case close(opening: UInt32)
  case announce(String, isUrgent: Bool)

  /// A vibration pattern: alternating durations on and off, in milliseconds.
  case haptic([Int])
  case openSettings
  case playback(UInt32, PlaybackOrder)
}

struct MicrophoneConstraints: Sendable, Equatable, Codable {
  var echoCancellation: Bool
  var noiseSuppression: Bool
  var autoGainControl: Bool

  /// Creates the constraints: none for `measurement`, because recognition works best on unprocessed
  /// audio, and echo cancellation only for `conversation`, in which audio is played.
  init(_ profile: AudioProfile) {
    echoCancellation = profile == .conversation
    noiseSuppression = profile != .measurement
    autoGainControl = profile != .measurement
  }

  init(_ effects: Set<AudioEffect>) {
    echoCancellation = effects.contains(.echoCancellation)
    noiseSuppression = effects.contains(.noiseSuppression)
    autoGainControl = effects.contains(.automaticGain)
  }
}

enum SessionRefusal: String, Error, Sendable, Equatable, Codable, CaseIterable {
  case version, experience, busy, share, token, account, unknownSession

  /// The problem and how to fix it, in one sentence.
  var sentence: String {
    switch self {
    case .version: "The page and the server have different versions; reload the page."
    case .experience: "This screen does not exist; choose another one."
    case .busy: "The session limit is reached; try again in a moment."
    case .share: "You have too many sessions open; close one, or try again in a minute."
    case .token: "Open the page with a valid token; the command hark token creates one."
    case .account:
      "This server belongs to another account; run your own, or open the page with a token."
    case .unknownSession: "The session has ended; a new one begins with the text of the page."
    }
  }
}

/// The reason that the server closes a connection.
enum Farewell: Sendable, Equatable {
  case shutdown, idle

  /// The session is moving between servers, or an earlier attempt to resume it is still in progress.
  case elsewhere

  /// The session continues on another connection.
  case replaced
  case rule(WireFault)

  var code: String {
    switch self {
    case .shutdown: "shutdown"
    case .elsewhere: "elsewhere"
    case .idle: "idle"
    case .replaced: "replaced"
    case .rule: "rule"
    }
  }

  /// The situation and how to resolve it, in one sentence.
  var sentence: String {
    switch self {
    case .shutdown: "The server is shutting down; the page reconnects once it is available again."
    case .elsewhere: "Another server is releasing the session; the page reconnects automatically."
    case .idle: "No message arrived for 30 seconds; the page reconnects automatically."
    case .replaced: "This session continues in another window; switch to it, or reload the page."
    case .rule(let fault): fault.sentence
    }
  }
}

enum PlaybackOrder: Sendable, Equatable {
  /// Start a new reply, whose audio arrives in binary messages.
  case play

  /// Change the gain linearly to `gain` over `seconds`, starting with the audio being played.
  case fade(gain: Double, seconds: Double)
  case pause
  case resume

  /// End the audio, which has `samples` samples in total.
  case finish(samples: Int)

  /// Stop the playback and discard unplayed audio.
  case stop

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
