import Foundation
import Hark
import HarkScreens

extension PageMessage {
  /// Decodes a message; the thrown fault describes the problem with it.
  static func read(_ text: String) throws(WireFault) -> PageMessage {
    do {
      return try JSONDecoder().decode(PageMessage.self, from: Data(text.utf8))
    } catch let fault as WireFault {
      throw fault
    } catch let fault as VocabularyFault {
      throw WireFault(fault.sentence)
    } catch let error as DecodingError {
      throw WireFault(error)
    } catch { throw .noJSON }
  }

  enum Kind: String, CaseIterable {
    case hello, `do`, permission, microphone, settings, devices, playback, seen, ping
  }

  enum Key: String, CodingKey {
    case type, version, experience, resume, language, permission, reducesMotion, id, action, after
    case text, selection, recovery, field, status, opening, event, reason, at
    case isOn, panel, recording, playback, position, taken, finishing, token
  }
}

extension PageMessage: Decodable {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    switch try members.choice(.type) as Kind {
    case .hello: self = .hello(try Hello(members))
    case .do: self = .person(try ActionRequest(members, decoder))
    case .permission: self = .permission(try members.choice(.status))
    case .microphone:
      self = .microphone(opening: try members.get(.opening), try PageMicrophoneEvent(members))
    case .settings:
      self = .settings(
        reducesMotion: try members.get(.reducesMotion),
        finishing: try members.getIfPresent(.finishing))
    case .devices: self = .devices(try PageDevices(from: decoder))
    case .playback: self = .playback(try members.get(.playback), try PagePlaybackEvent(members))
    case .seen: self = .seen(event: try members.get(.event))
    case .ping: self = .ping(at: try members.get(.at))
    }
  }
}

extension KeyedDecodingContainer where Key: CodingKey {
  /// Decodes a count that JavaScript represents exactly and that is safe to add to others.
  fileprivate func count(_ key: Key) throws -> Int {
    let count = try decode(Int.self, forKey: key)
    guard 0...(1 << 53) ~= count else {
      throw WireFault("The member \(key.stringValue) must be from 0 to 2^53.")
    }
    return count
  }
}

extension KeyedDecodingContainer<PageMessage.Key> {
  /// Decodes one of the values that the protocol allows; a thrown fault lists them.
  fileprivate func choice<Value>(
    _ key: Key, of values: [Value], _ name: KeyPath<Value, String>
  ) throws -> Value {
    let text = try decode(String.self, forKey: key)
    if let value = values.first(where: { $0[keyPath: name] == text }) { return value }
    let names = values.map { $0[keyPath: name] }.joined(separator: ", ")
    throw WireFault("The member \(key.stringValue) must be one of \(names).")
  }

  fileprivate func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ key: Key
  ) throws -> Value { try choice(key, of: Array(Value.allCases), \.rawValue) }
}

extension Hello {
  fileprivate init(_ members: KeyedDecodingContainer<PageMessage.Key>) throws {
    version = try members.get(.version)
    token = try members.decodeIfPresent(String.self, forKey: .token).map(HelloToken.init)
    experience = try members.get(.experience)
    resume = try members.getIfPresent(.resume)
    // An invalid language counts as missing, because the page only passes on the browser's value.
    language = try members.decodeIfPresent(String.self, forKey: .language).flatMap { LocaleTag($0) }
    permission = try members.choice(.permission)
    reducesMotion = try members.get(.reducesMotion)
    finishing = try members.getIfPresent(.finishing)
  }
}

extension ActionRequest {
  fileprivate init(
    _ members: KeyedDecodingContainer<PageMessage.Key>, _ decoder: any Decoder
  ) throws {
    id = try members.get(.id)
    after = try members.getIfPresent(.after)
    let name: String = try members.get(.action)
    switch name {
    case "write": action = .write(try members.get(.text), selection: try Self.selection(members))
    case "replaceSaidWords": action = .replaceSaidWords(try members.get(.text))
    case "recover": action = .recover(try members.choice(.recovery))
    case "focus": action = .focus(try members.get(.field))
    case "mute": action = .mute(try members.get(.isOn))
    case "show": action = .show(try members.choice(.panel))
    case "change": action = .change(try CallSettingsChange(wire: decoder))
    case "deleteRecording": action = .deleteRecording(try members.get(.recording))
    default:
      guard let plain = PersonAction.plain[name] else { throw WireFault.unsupportedAction }
      action = plain
    }
  }

  private static func selection(
    _ members: KeyedDecodingContainer<PageMessage.Key>
  ) throws -> Range<Int>? {
    guard let ends: [Int] = try members.getIfPresent(.selection) else { return nil }
    guard ends.count == 2, 0 <= ends[0], ends[0] <= ends[1] else {
      throw WireFault("The member selection must be two numbers from 0, the smaller first.")
    }
    return ends[0]..<ends[1]
  }
}

extension Hello.Resume {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      session: try members.get(.session), seen: try members.count(.seen),
      sound: try members.getIfPresent(.sound))
  }
}

extension SoundPlace {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(opening: try members.get(.opening), samples: try members.count(.samples))
  }
}

extension PageMicrophoneEvent {
  fileprivate init(_ members: KeyedDecodingContainer<PageMessage.Key>) throws {
    let names = ["opened", "failed", "lost", "closed"]
    switch try members.choice(.event, of: names, \.self) {
    case "opened": self = .opened
    case "failed": self = .failed(try members.choice(.reason))
    case "lost": self = .lost
    default: self = .closed
    }
  }
}

extension PagePlaybackEvent {
  fileprivate init(_ members: KeyedDecodingContainer<PageMessage.Key>) throws {
    switch try members.choice(.event, of: ["heard", "ended", "failed"], \.self) {
    case "heard":
      let position: Int = try members.get(.position)
      self = .heard(position: position, taken: try members.getIfPresent(.taken) ?? position)
    case "ended": self = .ended
    default: self = .failed
    }
  }
}
