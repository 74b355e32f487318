import Foundation

/// An event of Home Assistant's Wyoming protocol, as sent by Hark.
///
/// An event is a line of JSON with its type, data, and payload length, followed by the payload.
package struct WyomingEvent: Equatable, Sendable {
  package var type: String
  package var data: [String: JSONValue]
  package var payload: [UInt8]

  package init(type: String, data: [String: JSONValue] = [:], payload: [UInt8] = []) {
    (self.type, self.data, self.payload) = (type, data, payload)
  }

  package func bytes() throws -> [UInt8] {
    var head: JSONValue = ["type": .string(type)]
    var after = Data()
    let encoded = try JSONEncoder().encode(data)
    if encoded.count > Self.longestInLine {
      head["data_length"] = .number(Double(encoded.count))
      after = encoded
    } else {
      head["data"] = .object(data)
    }
    if !payload.isEmpty { head["payload_length"] = .number(Double(payload.count)) }
    return [UInt8](try JSONEncoder().encode(head)) + [Self.newline] + after + payload
  }

  /// The maximum length of data in an event's line, in bytes; longer data follows the line, because
  /// Python's readers refuse a line of 64 KiB.
  static let longestInLine = 16_384

  static let newline: UInt8 = 10
}

/// The data of a received event; members that Hark does not use, and those with a value of another
/// type, are ignored.
package struct WyomingData: Decodable, Equatable, Sendable {
  /// The voice that a client requests, by its name or its language.
  package struct Voice: Decodable, Equatable, Sendable {
    package let name: String?
    package let language: String?

    package init(name: String? = nil, language: String? = nil) {
      (self.name, self.language) = (name, language)
    }
  }

  package var text: String?
  package var name: String?
  package var language: String?

  /// Names and terms that the transcript may contain.
  package var names: [String]?
  package var terms: [String]?
  package var voice: Voice?

  /// The number of samples per second, of bytes per sample, and of channels.
  package var rate: Int?
  package var width: Int?
  package var channels: Int?

  private enum CodingKeys: String, CodingKey {
    case text, name, language, voice, rate, width, channels
    case names = "transcript_names"
    case terms = "transcript_terms"
  }

  package init() {}

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
      try? members.decode(Value.self, forKey: key)
    }
    (text, name, language, voice) = (value(.text), value(.name), value(.language), value(.voice))
    (names, terms) = (value(.names), value(.terms))
    (rate, width, channels) = (value(.rate), value(.width), value(.channels))
  }

  /// Adds the members of `other`, which replace members with the same name.
  mutating func merge(_ other: WyomingData) {
    (text, name) = (other.text ?? text, other.name ?? name)
    (language, voice) = (other.language ?? language, other.voice ?? voice)
    (names, terms) = (other.names ?? names, other.terms ?? terms)
    (rate, width) = (other.rate ?? rate, other.width ?? width)
    channels = other.channels ?? channels
  }
}
