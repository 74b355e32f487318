import Testing

@testable import HarkServices

@Suite("Server-sent events")
struct ServerSentEventsTests {
  private typealias Event = ServerSentEvents.Event

  private func events(_ text: String, by size: Int) throws -> [Event] {
    var parser = ServerSentEvents()
    let bytes = Array(text.utf8)
    return try stride(from: 0, to: bytes.count, by: size).flatMap { start in
      try parser.take(bytes[start..<min(start + size, bytes.count)])
    }
  }

  private static let stream =
    "\u{FEFF}: a comment\r\ndata: one\r\n\r\nevent: note\ndata:two\ndata:  three\n\nid: 7\rdata: æ\r\r"
    + "retry: 5\n\ndata\n\nnonsense\nfoo: bar\ndata: four:five\n\ndata: broken off"

  @Test("Parsing does not depend on how the bytes are divided", arguments: 1...40)
  func pieces(size: Int) throws {
    #expect(
      try events(Self.stream, by: size) == [
        Event(data: "one"), Event(type: "note", data: "two\n three"), Event(data: "æ"),
        Event(data: ""), Event(data: "four:five"),
      ])
  }

  @Test("An event with too many lines is refused, however short they are")
  func longEvent() throws {
    let line = "data: " + String(repeating: "x", count: 1_000) + "\n"
    let most = ServerSentEvents.longestLine / 1_001
    #expect(try events(String(repeating: line, count: most) + "\n", by: 4096).count == 1)
    let text = String(repeating: line, count: most + 2)
    #expect(throws: ServerSentEvents.TooLong.self) { try events(text, by: 4096) }
  }

  @Test("A line of a megabyte is accepted, a longer one refused")
  func longLine() throws {
    let most = ServerSentEvents.longestLine - 6
    let text = "data: " + String(repeating: "a", count: most)
    #expect(try events(text + "\n\n", by: 4096).first?.data.count == most)
    #expect(throws: ServerSentEvents.TooLong.self) { try events(text + "a\n\n", by: 4096) }
  }
}
