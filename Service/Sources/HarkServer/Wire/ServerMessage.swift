import Foundation
import Hark

/// What the server says beside screens: each is sent once to a page that receives it.
enum ServerMessage: Sendable, Equatable {
  case ask(Permission)
  case open(opening: UInt32, MicrophoneConstraints, device: String? = nil)

  /// The opening is to have other constraints, or another device.
  case constrain(opening: UInt32, MicrophoneConstraints, device: String? = nil)
  case close(opening: UInt32)
  case announce(String, isUrgent: Bool)

  /// Milliseconds on, off, on …
  case haptic([Int])
  case openSettings

  /// What is to be done with the sound of a reply.
  case playback(UInt32, PlaybackOrder)
}

/// What is asked of a browser's microphone.
struct MicrophoneConstraints: Sendable, Equatable, Codable {
  var echoCancellation: Bool
  var noiseSuppression: Bool
  var autoGainControl: Bool

  /// Recognisers hear best what no browser has changed; only where sound is played must the echo go.
  init(_ profile: AudioProfile) {
    echoCancellation = profile == .conversation
    noiseSuppression = profile != .measurement
    autoGainControl = profile != .measurement
  }

  /// What a person wants to be done to the sound.
  init(_ effects: Set<AudioEffect>) {
    echoCancellation = effects.contains(.echoCancellation)
    noiseSuppression = effects.contains(.noiseSuppression)
    autoGainControl = effects.contains(.automaticGain)
  }
}

/// Why there is no session.
enum SessionRefusal: String, Error, Sendable, Equatable, Codable, CaseIterable {
  case version, experience, busy, token, unknownSession

  /// What is wrong and what to do, in one sentence.
  var sentence: String {
    switch self {
    case .version: "The page and the server are of different versions; load the page again."
    case .experience: "There is no such screen here; choose another one."
    case .busy: "Every place is taken; try again in a moment."
    case .token: "Open the page with a token that is valid now; the command hark token writes one."
    case .unknownSession: "The session has ended; a new one begins with the text that is here."
    }
  }
}

/// Why the server closes a connection.
enum Farewell: Sendable, Equatable {
  case shutdown, idle, tooSlow

  /// Another server has the session, and is asked to let go of it.
  case elsewhere

  /// The session goes on elsewhere.
  case replaced

  /// A message broke a rule.
  case rule(WireFault)

  /// Its name in the protocol.
  var code: String {
    switch self {
    case .shutdown: "shutdown"
    case .elsewhere: "elsewhere"
    case .idle: "idle"
    case .tooSlow: "tooSlow"
    case .replaced: "replaced"
    case .rule: "rule"
    }
  }

  /// What is so and what to do, in one sentence.
  var sentence: String {
    switch self {
    case .shutdown: "The server is being stopped; the page connects again when it is back."
    case .elsewhere:
      "Another server is letting go of the session; the page connects again by itself."
    case .idle: "Nothing came for 30 seconds; the page connects again by itself."
    case .tooSlow: "The page does not read what it is sent; it connects again by itself."
    case .replaced: "This session goes on in another window; go there, or load the page again."
    case .rule(let fault): fault.sentence
    }
  }
}
