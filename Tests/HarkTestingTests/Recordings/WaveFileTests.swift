import Foundation
import HarkTesting
import Testing

@Suite("Recorded speech for tests")
struct WaveFileTests {
  @Test("Samples are read at full scale, after any other chunks")
  func samples() throws {
    let file = Self.file(sound: [0, 0, 0, 0x80, 0xFF, 0x7F], before: [("LIST", [1, 2, 3])])
    #expect(try WaveFile.samples(in: file) == [0, -1, 32_767 / 32_768])
  }

  @Test("A truncated file gives the available samples")
  func brokenOff() throws {
    let file = Self.file(sound: [0, 0x40, 0, 0xC0]).dropLast(3)
    #expect(try WaveFile.samples(in: Data(file)) == [])
    #expect(try WaveFile.samples(in: Self.file(sound: [0, 0x40, 0])) == [0.5])
  }

  @Test("Other files and other formats are distinguished")
  func problems() {
    #expect(throws: WaveFile.Problem.notWave) { try WaveFile.samples(in: Data("ID3".utf8)) }
    #expect(throws: WaveFile.Problem.notWave) { try WaveFile.samples(in: Data()) }
    #expect(throws: WaveFile.Problem.otherFormat) {
      try WaveFile.samples(in: Self.file(sound: [0, 0], channels: 2))
    }
  }

  @Test("A missing file throws the system's error")
  func missing() {
    #expect(throws: CocoaError.self) { try WaveFile.samples(at: "/nowhere/talk.wav") }
  }

  private static func file(
    sound: [UInt8], channels: UInt8 = 1, before: [(String, [UInt8])] = []
  ) -> Data {
    let format: [UInt8] = [1, 0, channels, 0, 0x80, 0x3E, 0, 0, 0, 0x7D, 0, 0, 2, 0, 16, 0]
    var body = Array("WAVE".utf8) + chunk("fmt ", format)
    for (name, bytes) in before { body += chunk(name, bytes) }
    body += chunk("data", sound)
    return Data(Array("RIFF".utf8) + [UInt8(body.count), 0, 0, 0] + body)
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let padding: [UInt8] = bytes.count % 2 == 0 ? [] : [0]
    return Array(name.utf8) + [UInt8(bytes.count), 0, 0, 0] + bytes + padding
  }
}
