import Foundation
import Hark

// Client programs decode the same messages as the pages.
extension Envelope: Decodable {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let type = try members.decode(String.self, forKey: .type)
    func event() throws -> Int { try members.decode(Int.self, forKey: .event) }
    switch type {
    case "welcome": self = .welcome(event: try event(), try Welcome(members))
    case "refused": self = .refused(try members.decode(SessionRefusal.self, forKey: .code))
    case "show":
      self = .show(
        event: try event(), done: try members.decode(Int.self, forKey: .done),
        try members.decode(ScreenView.self, forKey: .screen))
    case "level": self = .level(try SoundView(from: decoder))
    case "bye": self = .bye(event: try event(), try Farewell(members))
    case "pong": self = .pong(at: try members.decode(Double.self, forKey: .at))
    default: self = .message(event: try event(), try ServerMessage(type, members))
    }
  }
}

extension Envelope.Welcome {
  fileprivate init(_ members: KeyedDecodingContainer<Envelope.Key>) throws {
    session = try members.decode(String.self, forKey: .session)
    isResumed = try members.decode(Bool.self, forKey: .isResumed)
    done = try members.decode(Int.self, forKey: .done)
    heard = try members.decodeIfPresent(SoundPlace.self, forKey: .heard)
    language = try members.decode(String.self, forKey: .language)
    words = try members.decode([String: String].self, forKey: .words)
    screen = try members.decode(ScreenView.self, forKey: .screen)
  }
}

extension Farewell {
  fileprivate init(_ members: KeyedDecodingContainer<Envelope.Key>) throws {
    let code = try members.decode(String.self, forKey: .code)
    let plain = [Farewell.shutdown, .idle, .tooSlow, .replaced, .elsewhere].first {
      $0.code == code
    }
    self = try plain ?? .rule(WireFault(members.decode(String.self, forKey: .text)))
  }
}

extension ServerMessage {
  fileprivate init(_ type: String, _ members: KeyedDecodingContainer<Envelope.Key>) throws {
    switch type {
    case "ask":
      let name = try members.decode(String.self, forKey: .permission)
      guard let permission = Permission(rawValue: name) else {
        throw WireFault("No server asks for this.")
      }
      self = .ask(permission)
    case "open":
      self = .open(
        opening: try members.decode(UInt32.self, forKey: .opening),
        try members.decode(MicrophoneConstraints.self, forKey: .constraints),
        device: try members.decodeIfPresent(String.self, forKey: .device))
    case "constrain":
      self = .constrain(
        opening: try members.decode(UInt32.self, forKey: .opening),
        try members.decode(MicrophoneConstraints.self, forKey: .constraints),
        device: try members.decodeIfPresent(String.self, forKey: .device))
    case "close": self = .close(opening: try members.decode(UInt32.self, forKey: .opening))
    case "announce":
      self = .announce(
        try members.decode(String.self, forKey: .text),
        isUrgent: try members.decode(Bool.self, forKey: .isUrgent))
    case "haptic": self = .haptic(try members.decode([Int].self, forKey: .pattern))
    case "openSettings": self = .openSettings
    case "play", "fade", "pause", "resume", "finish", "stopPlayback":
      self = .playback(
        try members.decode(UInt32.self, forKey: .playback), try PlaybackOrder(type, members))
    default: throw WireFault("No server sends a message of this type.")
    }
  }
}

extension PlaybackOrder {
  fileprivate init(_ type: String, _ members: KeyedDecodingContainer<Envelope.Key>) throws {
    switch type {
    case "play": self = .play
    case "fade":
      self = .fade(
        gain: try members.decode(Double.self, forKey: .gain),
        seconds: try members.decode(Double.self, forKey: .seconds))
    case "pause": self = .pause
    case "resume": self = .resume
    case "finish": self = .finish(samples: try members.decode(Int.self, forKey: .samples))
    default: self = .stop
    }
  }
}
