import Foundation

/// One event of Home Assistant's Wyoming protocol: a line of JSON with its kind and its data, and
/// behind it what the line says is to come.
struct WyomingEvent: Equatable {
  /// Its kind, such as `audio-chunk`.
  var type: String

  /// What is said about it.
  var data: [String: JSONValue] = [:]

  /// Its sound.
  var payload: [UInt8] = []

  /// As it goes over the line.
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

/// Reads the events of a server, of which it keeps the texts.
struct WyomingReader {
  /// What came is no event.
  struct Garbage: Error {}

  /// What a server says.
  struct Said: Equatable {
    let type: String

    /// The text that it holds; nil where it holds none.
    let text: String?
  }

  /// The longest event that is read, in bytes: many times what a transcript of 30 s takes.
  static let longestEvent = 1_048_576

  private var bytes: [UInt8] = []

  /// Takes bytes; returns the events that are whole by now.
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
    // The data is a part of the line, or comes behind it.
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
