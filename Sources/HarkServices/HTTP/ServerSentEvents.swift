/// A parser for the events of a `text/event-stream`, fed in pieces of any size.
///
/// Follows the HTML standard: an event that has no data or is cut off by the end of the stream is
/// discarded.
struct ServerSentEvents {
  /// The maximum length of a line and of an event, in bytes.
  static let longestLine = 1_048_576

  struct Event: Equatable {
    /// The type of the event; `message` by default.
    var type = "message"

    var data: String
  }

  /// An error that reports a line or event beyond the maximum length.
  struct TooLong: Error {}

  private var line: [UInt8] = []
  private var type = ""
  private var data: [String] = []

  /// The length of `data` in bytes, including one line ending per line.
  private var dataLength = 0
  private var endedWithReturn = false
  private var isFirstLine = true

  mutating func take(_ bytes: some Sequence<UInt8>) throws(TooLong) -> [Event] {
    var events: [Event] = []
    for byte in bytes {
      defer { endedWithReturn = byte == Self.carriageReturn }
      switch byte {
      case Self.lineFeed where endedWithReturn: break
      case Self.lineFeed, Self.carriageReturn: if let event = endLine() { events.append(event) }
      default:
        guard dataLength + line.count < Self.longestLine else { throw TooLong() }
        line.append(byte)
      }
    }
    return events
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func endLine() -> Event? {
    defer {
      line.removeAll(keepingCapacity: true)
      isFirstLine = false
    }
    if isFirstLine, line.starts(with: Self.mark) { line.removeFirst(Self.mark.count) }
    if line.isEmpty { return dispatch() }
    let colon = line.firstIndex(of: UInt8(ascii: ":"))
    let name = line[..<(colon ?? line.endIndex)]
    var value = colon.map { line[($0 + 1)...] } ?? []
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    if name.elementsEqual("data".utf8) {
      data.append(String(decoding: value, as: UTF8.self))
      dataLength += value.count + 1
    }
    if name.elementsEqual("event".utf8) { type = String(decoding: value, as: UTF8.self) }
    return nil
  }

  private mutating func dispatch() -> Event? {
    defer { (type, data, dataLength) = ("", [], 0) }
    if data.isEmpty { return nil }
    return Event(type: type.isEmpty ? "message" : type, data: data.joined(separator: "\n"))
  }
}
