import Foundation
import Hark

/// The sound of a sentence as it comes, and where its words lie in it.
///
/// A system may tell of a word before its sound comes or a little after, and by bytes of a sound whose
/// form is known only when it comes.
struct MarkedSpeech: Sendable {
  /// A word as the system marks it.
  struct Mark: Sendable, Equatable {
    /// Its place in the sentence, in UTF-16 units.
    let utf16: Range<Int>

    /// Where it begins, in bytes of the sound as the system makes it.
    let byte: Int
  }

  private let sentence: String
  private var position = 0
  private var waiting: [Mark] = []
  private var last = WordMark(characters: 0..<0, start: 0)

  /// Expects the sound of `sentence`.
  init(_ sentence: String) { self.sentence = sentence }

  /// Takes words whose sound comes, or came just now.
  mutating func take(_ marks: [Mark]) { waiting += marks }

  /// Takes the next sound, of which a second has `bytesPerSecond` as the system makes it.
  ///
  /// Nil while there is none.
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

  /// A word behind the last one; nil for what lies before it or outside the sentence.
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
