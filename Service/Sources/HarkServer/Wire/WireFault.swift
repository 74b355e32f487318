import Foundation

/// A violation of the protocol in one sentence, without received content, for page developers.
struct WireFault: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  static let noJSON = WireFault(
    "Send one JSON object per message, as valid UTF-8, with whole numbers from 0 for all counts.")
  static let noHello = WireFault("Send a message of the type hello first.")
  static let late = WireFault("Send hello within 5 seconds.")
  static let repeatedHello = WireFault("Send hello only once per connection.")
  static let shortSound = WireFault(
    "Send sound as two 32-bit numbers, the opening and its first sample, followed by at least one "
      + "16-bit sample.")
  static let longSound = WireFault("Send at most \(WireSound.longest) samples per message.")
  static let earlySound = WireFault(
    "Send sound as it is recorded: this is more than 2 seconds ahead of its time.")
  static let unknownOpening = WireFault("Send reports and sound only for requested openings.")
  static let gap = WireFault("Number actions 1, 2, 3, and so on, without gaps.")
  static let tooManyActions = WireFault("Wait for done: more than 256 actions are pending.")
  static let unsupportedAction = WireFault("Send only actions that this screen supports.")
  static let unknownPlayback = WireFault(
    "Report only playbacks that have begun, sound that was sent, and the end only after finish.")
  static let unknownEvent = WireFault("Confirm only events that were sent.")

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, _): self.init("The member \(key.stringValue) is missing; send it.")
    case .typeMismatch(_, let context), .valueNotFound(_, let context): self = Self.wrong(context)
    case .dataCorrupted(let context):
      self = context.codingPath.isEmpty ? .noJSON : Self.wrong(context)
    @unknown default: self = .noJSON
    }
  }

  private static func wrong(_ context: DecodingError.Context) -> WireFault {
    // The path consists of protocol names; integers are indices in a list.
    let name = context.codingPath.last { $0.intValue == nil }?.stringValue
    guard let name else { return .noJSON }
    return WireFault("The member \(name) has the wrong type; see the page's protocol.")
  }
}

extension KeyedDecodingContainer {
  func get<Value: Decodable>(_ key: Key) throws -> Value { try decode(Value.self, forKey: key) }

  func getIfPresent<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}
