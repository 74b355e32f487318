import Hark
import Testing

@testable import HarkApple

@Suite("Word positions in synthesized speech")
struct MarkedSpeechTests {
  /// The number of bytes in one second of 16-bit audio at 16,000 samples per second.
  private let pace = 32_000.0

  @Test("A word's position follows from its byte offset, however early it is reported")
  func places() {
    var speech = MarkedSpeech("one two")
    speech.take([.init(utf16: 0..<3, byte: 0), .init(utf16: 4..<7, byte: 16_000)])
    let first = speech.take([Float](repeating: 0.5, count: 4_000), bytesPerSecond: pace)
    #expect(first?.words == [WordMark(characters: 0..<3, start: 0)])
    let second = speech.take([Float](repeating: 0.5, count: 8_000), bytesPerSecond: pace)
    #expect(second?.sound.start == 4_000)
    #expect(second?.words == [WordMark(characters: 4..<7, start: 8_000)])
  }

  @Test("A word that is reported late is placed at the next audio")
  func late() {
    var speech = MarkedSpeech("one two")
    _ = speech.take([Float](repeating: 0.5, count: 4_000), bytesPerSecond: pace)
    speech.take([.init(utf16: 0..<3, byte: 0)])
    let next = speech.take([0.5], bytesPerSecond: pace)
    #expect(next?.words == [WordMark(characters: 0..<3, start: 4_000)])
  }

  @Test("Positions count characters of any length")
  func characters() {
    var speech = MarkedSpeech("👋🏽 hé")
    speech.take([.init(utf16: 0..<4, byte: 0), .init(utf16: 5..<7, byte: 2)])
    let chunk = speech.take([0, 0], bytesPerSecond: pace)
    #expect(chunk?.words.map(\.characters) == [0..<1, 2..<4])
  }

  @Test("Words out of order or outside the sentence are ignored")
  func nonsense() {
    var speech = MarkedSpeech("one two")
    speech.take([
      .init(utf16: 4..<7, byte: 0), .init(utf16: 0..<3, byte: 0), .init(utf16: 5..<99, byte: 0),
      .init(utf16: 7..<7, byte: 0),
    ])
    #expect(speech.take([0], bytesPerSecond: pace)?.words.map(\.characters) == [4..<7])
  }

  @Test("Empty audio gives no chunk, and samples are clamped")
  func samples() {
    var speech = MarkedSpeech("one")
    #expect(speech.take([], bytesPerSecond: pace) == nil)
    #expect(speech.take([2, -.infinity, .nan], bytesPerSecond: pace)?.sound.samples == [1, -1, 0])
  }
}
