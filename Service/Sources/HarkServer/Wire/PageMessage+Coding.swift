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
    } catch let error as DecodingError {
      throw WireFault(error)
    } catch {
      throw .noJSON
    }
  }

  fileprivate enum Kind: String, CaseIterable {
    case hello, `do`, permission, microphone, settings, devices, playback, seen, ping
  }

  fileprivate enum Key: String, CodingKey {
    case type, version, experience, resume, language, permission, reducesMotion, id, action, after
    case text, selection, recovery, field, status, opening, event, reason, at
    case isOn, panel, recording, playback, position
  }
}

extension PageMessage: Codable {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    switch try members.choice(.type, of: Kind.allCases, \.rawValue) {
    case .hello: self = .hello(try Hello(members))
    case .do: self = .person(try ActionRequest(members, decoder))
    case .permission: self = .permission(try members.choice(.status))
    case .microphone:
      self = .microphone(opening: try members.get(.opening), try PageMicrophoneEvent(members))
    case .settings: self = .settings(reducesMotion: try members.get(.reducesMotion))
    case .devices: self = .devices(try PageDevices(from: decoder))
    case .playback: self = .playback(try members.get(.playback), try PagePlaybackEvent(members))
    case .seen: self = .seen(event: try members.get(.event))
    case .ping: self = .ping(at: try members.get(.at))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    func name(_ kind: Kind) throws { try members.encode(kind.rawValue, forKey: .type) }
    func put(_ kind: Kind, _ key: Key, _ value: some Encodable) throws {
      try name(kind)
      try members.encode(value, forKey: key)
    }
    switch self {
    case .hello(let hello):
      try name(.hello)
      try hello.write(to: &members)
    case .person(let request):
      try name(.do)
      try request.write(to: &members)
      if case .change(let change) = request.action { try change.write(to: encoder) }
    case .permission(let status): try put(.permission, .status, status)
    case .microphone(let opening, let news):
      try put(.microphone, .opening, opening)
      try news.write(to: &members)
    case .settings(let reducesMotion): try put(.settings, .reducesMotion, reducesMotion)
    case .devices(let devices):
      try name(.devices)
      try devices.encode(to: encoder)
    case .playback(let playback, let news):
      try put(.playback, .playback, playback)
      try news.write(to: &members)
    case .seen(let event): try put(.seen, .event, event)
    case .ping(let at): try put(.ping, .at, at)
    }
  }
}

extension KeyedDecodingContainer where Key: CodingKey {
  /// Decodes a count in the range that JavaScript represents exactly, which is also safe to add to
  /// other counts.
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
  ) throws -> Value {
    try choice(key, of: Array(Value.allCases), \.rawValue)
  }
}

extension Hello {
  fileprivate init(_ members: KeyedDecodingContainer<PageMessage.Key>) throws {
    version = try members.get(.version)
    experience = try members.get(.experience)
    resume = try members.getIfPresent(.resume)
    // An invalid language counts as missing, because the page only passes on the browser's value.
    language = try members.decodeIfPresent(String.self, forKey: .language).flatMap { LocaleTag($0) }
    permission = try members.choice(.permission)
    reducesMotion = try members.get(.reducesMotion)
  }

  fileprivate func write(to members: inout KeyedEncodingContainer<PageMessage.Key>) throws {
    try members.encode(version, forKey: .version)
    try members.encode(experience, forKey: .experience)
    try members.encodeIfPresent(resume, forKey: .resume)
    try members.encodeIfPresent(language?.description, forKey: .language)
    try members.encode(permission, forKey: .permission)
    try members.encode(reducesMotion, forKey: .reducesMotion)
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
    case "write":
      action = .write(try members.get(.text), selection: try Self.selection(members))
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

  fileprivate func write(to members: inout KeyedEncodingContainer<PageMessage.Key>) throws {
    try members.encode(id, forKey: .id)
    try members.encode(action.name, forKey: .action)
    try members.encodeIfPresent(after, forKey: .after)
    switch action {
    case .write(let text, let selection):
      try members.encode(text, forKey: .text)
      try members.encodeIfPresent(
        selection.map { [$0.lowerBound, $0.upperBound] }, forKey: .selection)
    case .recover(let action): try members.encode(action.rawValue, forKey: .recovery)
    case .focus(let field): try members.encode(field, forKey: .field)
    case .mute(let isOn): try members.encode(isOn, forKey: .isOn)
    case .show(let panel): try members.encode(panel.rawValue, forKey: .panel)
    case .deleteRecording(let recording): try members.encode(recording, forKey: .recording)
    default: break
    }
  }
}

extension Hello.Resume {
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(session: try members.get(.session), seen: try members.count(.seen))
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

  fileprivate func write(to members: inout KeyedEncodingContainer<PageMessage.Key>) throws {
    switch self {
    case .opened: try members.encode("opened", forKey: .event)
    case .failed(let reason):
      try members.encode("failed", forKey: .event)
      try members.encode(reason, forKey: .reason)
    case .lost: try members.encode("lost", forKey: .event)
    case .closed: try members.encode("closed", forKey: .event)
    }
  }
}

extension PagePlaybackEvent {
  fileprivate init(_ members: KeyedDecodingContainer<PageMessage.Key>) throws {
    switch try members.choice(.event, of: ["heard", "ended", "failed"], \.self) {
    case "heard": self = .heard(position: try members.get(.position))
    case "ended": self = .ended
    default: self = .failed
    }
  }

  fileprivate func write(to members: inout KeyedEncodingContainer<PageMessage.Key>) throws {
    switch self {
    case .heard(let position):
      try members.encode("heard", forKey: .event)
      try members.encode(position, forKey: .position)
    case .ended: try members.encode("ended", forKey: .event)
    case .failed: try members.encode("failed", forKey: .event)
    }
  }
}
