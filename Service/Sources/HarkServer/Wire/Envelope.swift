import Foundation
import Hark

/// A server message in its wire format.
enum Envelope: Sendable, Equatable {
  case welcome(event: Int, Welcome)
  case refused(SessionRefusal)
  case show(event: Int, done: Int, ScreenView)
  case level(SoundView)
  case message(event: Int, ServerMessage)
  case bye(event: Int, Farewell)
  case pong(at: Double)

  /// The response to an accepted `hello` message.
  struct Welcome: Codable, Sendable, Equatable {
    var session: String
    var isResumed: Bool
    var done: Int
    @OrNull var heard: SoundPlace?

    /// The language of `words`, as a BCP 47 tag.
    var language: String
    var words: [String: String]
    var screen: ScreenView
  }

  var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Only a non-finite number could fail to encode, and no message contains one.
    return (try? encoder.encode(self)) ?? Data()
  }
}

extension Envelope: Encodable {
  enum Key: String, CodingKey {
    case type, event, version, done, screen, code, text, permission, opening, constraints, device
    case isUrgent, pattern, at, playback, gain, seconds, samples
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    func name(_ type: String, _ event: Int? = nil) throws {
      try members.encode(type, forKey: .type)
      try members.encodeIfPresent(event, forKey: .event)
    }
    switch self {
    case .welcome(let event, let welcome):
      try name("welcome", event)
      try members.encode(Hello.version, forKey: .version)
      try welcome.encode(to: encoder)
    case .refused(let refusal):
      try name("refused")
      try members.encode(refusal, forKey: .code)
      try members.encode(refusal.sentence, forKey: .text)
    case .show(let event, let done, let screen):
      try name("show", event)
      try members.encode(done, forKey: .done)
      try members.encode(screen, forKey: .screen)
    case .level(let sound):
      try name("level")
      try sound.encode(to: encoder)
    case .message(let event, let message):
      try name(message.name, event)
      try Self.write(message, to: &members)
    case .bye(let event, let farewell):
      try name("bye", event)
      try members.encode(farewell.code, forKey: .code)
      try members.encode(farewell.sentence, forKey: .text)
    case .pong(let at):
      try name("pong")
      try members.encode(at, forKey: .at)
    }
  }

  private static func write(
    _ message: ServerMessage, to members: inout KeyedEncodingContainer<Key>
  ) throws {
    switch message {
    case .ask(let permission): try members.encode(permission.rawValue, forKey: .permission)
    case .open(let opening, let constraints, let device),
      .constrain(let opening, let constraints, let device):
      try members.encode(opening, forKey: .opening)
      try members.encode(constraints, forKey: .constraints)
      try members.encode(device, forKey: .device)
    case .close(let opening): try members.encode(opening, forKey: .opening)
    case .announce(let text, let isUrgent):
      try members.encode(text, forKey: .text)
      try members.encode(isUrgent, forKey: .isUrgent)
    case .haptic(let pattern): try members.encode(pattern, forKey: .pattern)
    case .openSettings: break
    case .playback(let playback, let order):
      try members.encode(playback, forKey: .playback)
      try write(order, to: &members)
    }
  }

  private static func write(
    _ order: PlaybackOrder, to members: inout KeyedEncodingContainer<Key>
  ) throws {
    switch order {
    case .play, .pause, .resume, .stop: break
    case .fade(let gain, let seconds):
      try members.encode(gain, forKey: .gain)
      try members.encode(seconds, forKey: .seconds)
    case .finish(let samples): try members.encode(samples, forKey: .samples)
    }
  }
}

extension ServerMessage {
  fileprivate var name: String {
    switch self {
    case .ask: "ask"
    case .open: "open"
    case .constrain: "constrain"
    case .close: "close"
    case .announce: "announce"
    case .haptic: "haptic"
    case .openSettings: "openSettings"
    case .playback(_, let order): order.name
    }
  }
}
