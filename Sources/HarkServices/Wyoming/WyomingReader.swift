import Foundation

/// Parses the events that a server or client sends.
package struct WyomingReader {
  package struct Invalid: Error {
    package init() {}
  }

  package struct Event: Equatable, Sendable {
    package let type: String
    package var data = WyomingData()
    package var payload: [UInt8] = []

    package init(type: String, data: WyomingData = WyomingData(), payload: [UInt8] = []) {
      (self.type, self.data, self.payload) = (type, data, payload)
    }

    var text: String? { data.text }
  }

  /// The maximum length of an event's first line, of its data, and of its payload, in bytes: many
  /// times the length of a transcript of 30 s of speech, and 32 s of audio.
  package static let longestEvent = 1_048_576

  /// The maximum length of a line and of data, in bytes.
  private let longestText: Int
  private var bytes: [UInt8] = []

  /// The number of bytes that are known not to end the line.
  private var searched = 0

  /// The line of an event whose data or payload has not yet arrived completely.
  private var head: Head?

  package init(longestText: Int = longestEvent) { self.longestText = longestText }

  /// Returns the events that `piece` completes; after an error, the reader must not be used again.
  package mutating func take(_ piece: [UInt8]) throws -> [Event] {
    bytes += piece
    var start = 0
    defer { bytes.removeFirst(start) }
    var events: [Event] = []
    while let event = try next(from: &start) { events.append(event) }
    return events
  }

  private mutating func next(from start: inout Int) throws -> Event? {
    if head == nil {
      guard let end = bytes[(start + searched)...].firstIndex(of: WyomingEvent.newline) else {
        searched = bytes.count - start
        guard searched <= longestText else { throw Invalid() }
        return nil
      }
      guard end - start <= longestText else { throw Invalid() }
      head = try Self.decoded(bytes[start..<end])
      // Lengths are refused before the bytes are received.
      guard let head, 0...longestText ~= head.dataLength,
        0...Self.longestEvent ~= head.payloadLength
      else { throw Invalid() }
      (start, searched) = (end + 1, 0)
    }
    guard let head, start + head.dataLength + head.payloadLength <= bytes.count else { return nil }
    var event = Event(type: head.type, data: head.data)
    // The event's data is part of the line or follows it.
    let payload = start + head.dataLength
    if head.dataLength > 0 { event.data.merge(try Self.decoded(bytes[start..<payload])) }
    start = payload + head.payloadLength
    event.payload = Array(bytes[payload..<start])
    self.head = nil
    return event
  }

  private static func decoded<Value: Decodable>(_ bytes: ArraySlice<UInt8>) throws -> Value {
    do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch { throw Invalid() }
  }

  private struct Head: Decodable {
    let type: String
    let data: WyomingData
    let dataLength: Int
    let payloadLength: Int

    private enum CodingKeys: String, CodingKey {
      case type, data
      case dataLength = "data_length"
      case payloadLength = "payload_length"
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      type = try members.decode(String.self, forKey: .type)
      data = (try? members.decode(WyomingData.self, forKey: .data)) ?? WyomingData()
      dataLength = try members.decodeIfPresent(Int.self, forKey: .dataLength) ?? 0
      payloadLength = try members.decodeIfPresent(Int.self, forKey: .payloadLength) ?? 0
    }
  }
}
