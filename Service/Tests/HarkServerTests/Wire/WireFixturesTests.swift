import Foundation
import LedgerCoverage
import Testing

@testable import HarkServer

@Suite("The protocol's examples")
struct WireFixturesTests {
  /// The folder of the examples, which the page's own tests also read.
  private static let folder = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../../../Docs/protocol").standardizedFileURL

  private static let isWriting = ProcessInfo.processInfo.environment["HARK_WRITE_FIXTURES"] != nil

  private static let howToWrite: Comment =
    "HARK_WRITE_FIXTURES=1 writes Docs/protocol anew; read the difference before you commit it."

  @Test(
    "Each message of a page is decoded and encoded as documented",
    arguments: WireExamples.page.keys.sorted())
  func page(_ name: String) throws {
    let message = try #require(WireExamples.page[name])
    let text = try Self.fixture("page/\(name)", message)
    #expect(try PageMessage.read(text) == message)
    #expect(try Self.pretty(message) == text, Self.howToWrite)
  }

  @Test(
    "Each message of the server is encoded and decoded as documented",
    arguments: WireExamples.server.keys.sorted())
  func server(_ name: String) throws {
    let envelope = try #require(WireExamples.server[name])
    let text = try Self.fixture("server/\(name)", envelope)
    #expect(try Self.pretty(envelope) == text, Self.howToWrite)
    let plain = try JSONSerialization.jsonObject(with: envelope.json) as? NSDictionary
    let shown = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    #expect(plain == shown)
    #expect(try JSONDecoder().decode(Envelope.self, from: envelope.json) == envelope)
  }

  @Test("Every example file belongs to a message")
  func noOthers() throws {
    for (part, names) in [
      ("page", Set(WireExamples.page.keys)), ("server", Set(WireExamples.server.keys)),
    ] {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Self.folder.appending(path: part).path)
      let examples = files.filter { $0.hasSuffix(".json") }
      #expect(Set(examples) == Set(names.map { "\($0).json" }))
    }
  }

  @Test("Audio messages survive encoding, and invalid ones are refused")
  func sound() throws {
    let sound = WireSound(opening: 7, first: 640, samples: [0, 0.5, -1, 0.25])
    #expect(try WireSound(sound.bytes) == sound)
    #expect(Array(sound.bytes.readableBytesView.prefix(8)) == [7, 0, 0, 0, 0x80, 2, 0, 0])
    #expect(Array(sound.bytes.readableBytesView.suffix(8)) == [0, 0, 0, 0x40, 0, 0x80, 0, 0x20])
    let longest = WireSound(
      opening: 1, first: 0, samples: [Float](repeating: 0, count: WireSound.longest + 1))
    #expect(throws: WireFault.longSound) { try WireSound(longest.bytes) }
    for count in [0, 3, 4, 7, 8, 9, 11] {
      #expect(throws: WireFault.shortSound) {
        try WireSound(.init(repeating: 1, count: count))
      }
    }
  }

  private static func fixture(_ name: String, _ message: some Encodable) throws -> String {
    let file = folder.appending(path: name + ".json")
    if isWriting {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try pretty(message).write(to: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  private static func pretty(_ message: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(message), as: UTF8.self) + "\n"
  }
}
