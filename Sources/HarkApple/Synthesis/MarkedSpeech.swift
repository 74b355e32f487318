import Foundation
import Hark

/// The audio of a sentence as it arrives, with the positions of its words.
///
/// The system may report a word slightly before or after its audio, and gives the position in bytes
/// of audio whose format is known only on arrival.
struct MarkedSpeech: Sendable {
  struct Mark: Sendable, Equatable {
    /// The range in the sentence, in UTF-16 units.
    let utf16: Range<Int>

    /// The start, in bytes of the system's audio.
    let byte: Int
  }

  private let sentence: String
  private var position = 0
  private var waiting: [Mark] = []
  private var last = WordMark(characters: 0..<0, start: 0)

  init(_ sentence: String) { self.sentence = sentence }

  /// Adds words whose audio is about to arrive or has just arrived.
  mutating func take(_ marks: [Mark]) { waiting += marks }

  /// Processes the next audio, which in the system's format has `bytesPerSecond` bytes per second;
  /// returns `nil` if `samples` is empty.
  mutating func take(_ samples: [Float], bytesPerSecond: Double) -> SpokenChunk? {
    guard !samples.isEmpty else { return nil }
    let sound = AudioChunk(start: position, samples: samples.map(Sample.clean))
    position = sound.end
    var words: [WordMark] = []
    while let mark = waiting.first {
      let start = AudioTime.samples(Double(mark.byte) / max(1, bytesPerSecond))
      if start >= sound.end { break }
      waiting.removeFirst()
      guard let word = word(mark.utf16, at: max(start, sound.start, last.start)) else { continue }
      words.append(word)
      last = word
    }
    return SpokenChunk(sound, words: words)
  }

  /// Returns the word in the range `utf16`; `nil` if the range begins before the end of the last
  /// word, is empty, or extends beyond the sentence.
  private func word(_ utf16: Range<Int>, at start: Int) -> WordMark? {
    let units = sentence.utf16
    guard utf16.lowerBound >= 0, utf16.upperBound <= units.count, !utf16.isEmpty else { return nil }
    let lower = String.Index(utf16Offset: utf16.lowerBound, in: sentence)
    let upper = String.Index(utf16Offset: utf16.upperBound, in: sentence)
    let first = sentence[..<lower].count
    let range = first..<max(first, sentence[..<upper].count)
    return range.lowerBound >= last.characters.upperBound
      ? WordMark(characters: range, start: start) : nil
  }
}
