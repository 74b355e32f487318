import HarkMeals

@testable import Hark
@testable import HarkFinishing
@testable import HarkServer

// Text: what people say and write, and what becomes of it.
extension FuzzTarget {
  static let texts = [
    FuzzTarget("finishing-en", limit: 512, inputs: 3_000, tokens: spoken) { finish($0, "en") },
    FuzzTarget("finishing-nb", limit: 512, inputs: 3_000, tokens: bokmal) { finish($0, "nb") },
    FuzzTarget("vocabulary", limit: 2_048, tokens: [":", ", ", " = ", "\n", "#", "i phone"]) {
      guard let vocabulary = try? Vocabulary(lines: $0.text) else { return }
      let again = try? Vocabulary(lines: vocabulary.lines)
      expect(again == vocabulary, "A vocabulary is read as it was written.")
    },
    FuzzTarget("meal", limit: 256, inputs: 500, tokens: meals) {
      for item in FoodTableMealAnalyzer().meal(in: $0.text).items {
        expect(item.quantity > 0 && item.quantity.isFinite, "An amount is a positive number.")
        expect(item.grams >= 0 && item.grams.isFinite, "A weight is a number.")
        expect(item.nutrients.energy.isFinite, "An energy is a number.")
      }
    },
    FuzzTarget("locale", limit: 64, tokens: ["en", "-", "_", "US", "@", ".UTF-8"]) {
      guard let tag = LocaleTag($0.text) else { return }
      expect(LocaleTag(tag.description) == tag, "A language tag is read as it was written.")
    },
    FuzzTarget("subtitles", limit: 512, inputs: 3_000, tokens: ["<b>", "&amp;", "\n\n", " --> "]) {
      bytes in
      let words = bytes.text.split(separator: " ").prefix(64).enumerated().map { index, word in
        RecognizedWord(
          text: String(word),
          range: AudioRange(
            start: index * 4_000, end: index * 4_000 + Int(word.utf8.first ?? 0) * 64))
      }
      let end = words.last?.range.end ?? 0
      let segment = FinalSegment(
        index: 0, text: bytes.text, range: AudioRange(start: 0, end: end), words: words)
      let subtitles = Subtitles([segment])
      expect(subtitles.cues.allSatisfy { $0.end > $0.start }, "A cue has a duration.")
      expect(!subtitles.vtt.contains("<"), "Subtitles contain no markup.")
      let arrows = subtitles.srt.split(separator: "\n").filter { $0.contains(" --> ") }
      expect(
        bytes.text.contains("-->") || arrows.count == subtitles.cues.count,
        "A cue has one time line.")
    },
  ]

  private static let spoken = [
    "new line ", "comma ", "scratch that ", "undo that ", "twenty ", "one hundred ", "point five ",
    "at ", "dot com ", "all caps ", "percent ", "half past ", "dollars ",
  ]

  private static let bokmal = [
    "ny linje ", "komma ", "tjue ", "en hundre ", "prosent ", "halv ", "krøll alfa ", "kroner ",
    "angre det ", "punktum ",
  ]

  private static let meals = [
    "two ", "eggs ", "half a ", "cup of ", "rice ", "no wait ", "and ", "without ", "1e9 ",
    "grams ",
    "each ", "instead ", "one million ", "pizza ", "1/0 ", "-3 ",
  ]

  private static func finish(_ bytes: [UInt8], _ language: String) {
    guard var finisher = Finisher(language: language) else {
      return expect(false, "A language is known.")
    }
    let words = SpokenWord.words(of: bytes.text)
    // Words are previewed before they are final, and several segments follow each other.
    for segment in [words.prefix(words.count / 2), words.dropFirst(words.count / 2)] {
      check(finisher.preview(Array(segment)), segment.count)
      check(finisher.finish(Array(segment)), segment.count)
    }
  }

  private static func check(_ finished: FinishedText, _ words: Int) {
    let length = finished.text.utf8.count
    expect(0...length ~= finished.settled, "The settled text is a part of the text.")
    for piece in finished.pieces {
      expect(piece.text.upperBound <= length, "A piece is a part of the text.")
      expect(piece.words.upperBound <= words, "A piece is made of the segment's words.")
      _ = finished.text(of: piece)
    }
  }
}
