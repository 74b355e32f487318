import Foundation
import Hark

@testable import HarkServer

// The server only encodes these messages.
extension Envelope: Decodable {
  init(_ message: String) throws {
    self = try JSONDecoder().decode(Envelope.self, from: Data(message.utf8))
  }

  /// Decodes a server message.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let type: String = try members.get(.type)
    func event() throws -> Int { try members.get(.event) }
    switch type {
    case "welcome": self = .welcome(event: try event(), try Welcome(from: decoder))
    case "refused": self = .refused(try members.get(.code))
    case "show":
      self = .show(event: try event(), done: try members.get(.done), try members.get(.screen))
    case "level": self = .level(try SoundView(from: decoder))
    case "bye": self = .bye(event: try event(), try Farewell(members))
    case "pong": self = .pong(at: try members.get(.at))
    default: self = .message(event: try event(), try ServerMessage(type, members))
    }
  }
}

extension Farewell {
  fileprivate init(_ members: KeyedDecodingContainer<Envelope.Key>) throws {
    let code: String = try members.get(.code)
    let plain = [Farewell.shutdown, .idle, .replaced, .elsewhere].first { $0.code == code }
    self = try plain ?? .rule(WireFault(members.get(.text)))
  }
}

extension ServerMessage {
  fileprivate init(_ type: String, _ members: KeyedDecodingContainer<Envelope.Key>) throws {
    switch type {
    case "ask":
      let name: String = try members.get(.permission)
      guard let permission = Permission(rawValue: name) else {
        throw WireFault("Servers do not ask for this.")
      }
      self = .ask(permission)
    case "open", "constrain":
      let opening: UInt32 = try members.get(.opening)
      let constraints: MicrophoneConstraints = try members.get(.constraints)
      let device: String? = try members.getIfPresent(.device)
      self =
        type == "open"
        ? .open(opening: opening, constraints, device: device)
        : .constrain(opening: opening, constraints, device: device)
    case "close": self = .close(opening: try members.get(.opening))
    case "announce":
      self = .announce(try members.get(.text), isUrgent: try members.get(.isUrgent))
    case "haptic": self = .haptic(try members.get(.pattern))
    case "openSettings": self = .openSettings
    case "play", "fade", "pause", "resume", "finish", "stopPlayback":
      self = .playback(try members.get(.playback), try PlaybackOrder(type, members))
    default: throw WireFault("Servers do not send messages of this type.")
    }
  }
}

extension PlaybackOrder {
  fileprivate init(_ type: String, _ members: KeyedDecodingContainer<Envelope.Key>) throws {
    switch type {
    case "play": self = .play
    case "fade":
      self = .fade(gain: try members.get(.gain), seconds: try members.get(.seconds))
    case "pause": self = .pause
    case "resume": self = .resume
    case "finish": self = .finish(samples: try members.get(.samples))
    default: self = .stop
    }
  }
}
