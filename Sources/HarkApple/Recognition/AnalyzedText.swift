#if canImport(UIKit) && compiler(>=6.2)
  import CoreMedia
  import Foundation
  import Hark
  import Speech

  /// A result of the speech analyser and the stretch of sound that it is of.
  struct AnalyzedText: Sendable {
    let heard: HeardText

    /// Where its sound lies, in seconds from the first that the analyser was given.
    let start: Double
    let end: Double

    /// Takes what is wanted out of a result.
    @available(iOS 26.0, *)
    init(_ result: some SpeechModuleResult, _ text: AttributedString) {
      heard = HeardText(
        text: String(text.characters), words: Self.words(text), isFinal: result.isFinal)
      start = result.range.start.seconds
      end = result.range.end.seconds
    }

    /// The words with their times; none where one of them has no time.
    @available(iOS 26.0, *)
    private static func words(_ text: AttributedString) -> [TimedWord] {
      var words: [TimedWord] = []
      for run in text.runs {
        let word = String(text[run.range].characters).trimmed
        if word.isEmpty { continue }
        guard let range = run.audioTimeRange else { return [] }
        words.append(
          TimedWord(
            text: word, start: range.start.seconds, duration: range.duration.seconds,
            confidence: run.transcriptionConfidence ?? 0))
      }
      return words
    }
  }
#endif
