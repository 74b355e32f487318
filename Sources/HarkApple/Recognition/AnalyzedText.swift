#if canImport(UIKit) && compiler(>=6.2)
  import CoreMedia
  import Foundation
  import Hark
  import Speech

  /// A result of the speech analyzer, with the time range of its audio.
  struct AnalyzedText: Sendable {
    let heard: HeardText

    /// The start of the audio range, in seconds from the first sample given to the analyzer.
    let start: Double
    let end: Double

    /// Copies the relevant parts of a result.
    @available(iOS 26.0, *)
    init(_ result: some SpeechModuleResult, _ text: AttributedString) {
      heard = HeardText(
        text: String(text.characters), words: Self.words(text), isFinal: result.isFinal)
      start = result.range.start.seconds
      end = result.range.end.seconds
    }

    /// Returns the words with their times; empty if any word has no time.
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
