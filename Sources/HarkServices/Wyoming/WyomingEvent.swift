import Foundation

/// An event of Home Assistant's Wyoming protocol.
///
/// It consists of a line of JSON with its type and data, followed by the payload that the line
/// announces.
struct WyomingEvent: Equatable {
  /// The type of the event, such as `audio-chunk`.
  var type: String

  /// The data of the event.
  var data: [String: JSONValue] = [:]

  /// The audio.
  var payload: [UInt8] = []

  /// Returns the encoded event.
  func bytes() throws -> [UInt8] {
    var head: JSONValue = .object(["type": .string(type), "data": .object(data)])
    if !payload.isEmpty, case .object(var fields) = head {
      fields["payload_length"] = .number(Double(payload.count))
      head = .object(fields)
    }
    return [UInt8](try JSONEncoder().encode(head)) + [Self.newline] + payload
  }

  static let newline: UInt8 = 10
}

/// Parses a server's events, keeping only their type and text.
struct WyomingReader {
  /// The received data is not an event.
  struct Garbage: Error {}

  /// A parsed event.
  struct Said: Equatable {
    let type: String

    /// The text of the event; `nil` if it has none.
    let text: String?
  }

  /// The maximum length of an event, in bytes: many times the length of a transcript of 30 s of
  /// speech.
  static let longestEvent = 1_048_576

  private var bytes: [UInt8] = []

  /// Appends bytes and returns the events completed by them.
  mutating func take(_ piece: [UInt8]) throws -> [Said] {
    bytes += piece
    var said: [Said] = []
    while let next = try next() { said.append(next) }
    return said
  }

  private mutating func next() throws -> Said? {
    guard let end = bytes.firstIndex(of: WyomingEvent.newline) else {
      guard bytes.count <= Self.longestEvent else { throw Garbage() }
      return nil
    }
    let head = try Self.object(bytes[..<end])
    guard let type = head["type"] as? String else { throw Garbage() }
    // The event's data is part of the header line or follows it.
    let (data, payload) = (
      try Self.length(head["data_length"]), try Self.length(head["payload_length"])
    )
    let start = end + 1
    guard start + data + payload <= bytes.count else { return nil }
    let more = data == 0 ? [:] : try Self.object(bytes[start..<start + data])
    bytes.removeFirst(start + data + payload)
    let own = head["data"] as? [String: Any]
    return Said(type: type, text: (more["text"] ?? own?["text"]) as? String)
  }

  private static func length(_ field: Any?) throws -> Int {
    guard let field, !(field is NSNull) else { return 0 }
    guard let length = field as? Int, 0...longestEvent ~= length else { throw Garbage() }
    return length
  }

  private static func object(_ bytes: some Sequence<UInt8>) throws -> [String: Any] {
    guard
      let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { throw Garbage() }
    return object
  }
}
