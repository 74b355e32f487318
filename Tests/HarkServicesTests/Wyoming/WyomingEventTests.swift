import Testing

@testable import HarkServices

@Suite("Wyoming events")
struct WyomingEventTests {
  @Test("An event is a line of JSON followed by its audio")
  func written() throws {
    let event = WyomingEvent(type: "audio-chunk", data: ["rate": 16_000], payload: [10, 0, 10])
    let bytes = try event.bytes()
    let end = try #require(bytes.firstIndex(of: WyomingEvent.newline))
    let line = String(decoding: bytes[..<end], as: UTF8.self)
    for part in [#""type":"audio-chunk""#, #""data":{"rate":16000}"#, #""payload_length":3"#] {
      #expect(line.contains(part))
    }
    #expect(Array(bytes[(end + 1)...]) == [10, 0, 10])
    #expect(
      !String(decoding: try WyomingEvent(type: "a").bytes(), as: UTF8.self).contains("length"))
  }

  /// Events with data in the line and after it, and audio that contains line breaks.
  private static let said =
    "{\"type\":\"transcript\",\"data\":{\"text\":\"Æ\"}}\n"
    + "{\"type\":\"transcript\",\"version\":\"1.10\",\"data_length\":17}\n{\"text\": \"two b\"}"
    + "{\"type\":\"audio-chunk\",\"payload_length\":2}\n\n\n{\"type\":\"pong\",\"data\":null}\n"

  @Test("Parsing does not depend on how the bytes are divided", arguments: [1, 2, 7, 64, 1_000])
  func read(size: Int) throws {
    var reader = WyomingReader()
    let bytes = Array(Self.said.utf8)
    var said: [WyomingReader.Event] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      said += try reader.take(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(said.map(\.type) == ["transcript", "transcript", "audio-chunk", "pong"])
    #expect(said.map(\.text) == ["Æ", "two b", nil, nil])
    #expect(said.map(\.payload) == [[], [], [10, 10], []])
  }

  @Test("Data after the line replaces that of the line, and values of other types are ignored")
  func merged() throws {
    var reader = WyomingReader()
    let after = #"{"rate":22050,"voice":{"language":"nb"},"name":3}"#
    let line =
      #"{"type":"audio-start","data":{"rate":8000,"width":2},"data_length":\#(after.count)}"#
    let event = try #require(try reader.take(Array("\(line)\n\(after)".utf8)).first)
    #expect(event.data.rate == 22_050 && event.data.width == 2)
    #expect(event.data.voice == WyomingData.Voice(language: "nb") && event.data.name == nil)
  }

  @Test(
    "Invalid events are reported",
    arguments: [
      "HTTP/1.1 400 Bad Request\r\n", "[]\n", "{}\n", "{\"type\":3}\n", "\n",
      "{\"type\":\"a\",\"payload_length\":-1}\n", "{\"type\":\"a\",\"data_length\":2000000}\n",
      "{\"type\":\"a\",\"data_length\":0.5}\n", "{\"type\":\"a\",\"data_length\":\"2\"}\n",
      "{\"type\":\"a\",\"data_length\":2}\n[]",
    ])
  func garbage(text: String) {
    var reader = WyomingReader()
    #expect(throws: WyomingReader.Invalid.self) { try reader.take(Array(text.utf8)) }
  }

  @Test("A length beyond the limit is refused before anything of that length arrives")
  func announced() throws {
    var reader = WyomingReader(longestText: 100)
    let most = WyomingReader.longestEvent
    _ = try reader.take(Array("{\"type\":\"a\",\"payload_length\":\(most)}\n".utf8))
    for length in ["\"payload_length\":\(most + 1)", "\"data_length\":101"] {
      var reader = WyomingReader(longestText: 100)
      let line = Array("{\"type\":\"a\",\(length)}\n".utf8)
      #expect(throws: WyomingReader.Invalid.self) { try reader.take(line) }
    }
    var short = WyomingReader(longestText: 100)
    #expect(throws: WyomingReader.Invalid.self) {
      try short.take(Array("{\"type\":\"\(String(repeating: "a", count: 100))\"}\n".utf8))
    }
  }

  @Test("The length of a line is limited")
  func endless() {
    var reader = WyomingReader()
    #expect(throws: WyomingReader.Invalid.self) {
      for _ in 0..<20 { _ = try reader.take([UInt8](repeating: 65, count: 65_536)) }
    }
  }
}
