import Hark

/// The state of a system recognizer's text at one moment, independent of Apple frameworks.
struct HeardText: Sendable, Equatable {
  var text: String

  /// The words with their times; empty if the recognizer provides none.
  var words: [TimedWord] = []
  var isFinal = false

  /// Whether the recognizer reported the duration of the speech, which it does at the end of an
  /// utterance; the following text may start over.
  var endsUtterance = false
}

/// A word with its position in the audio of its task.
struct TimedWord: Sendable, Equatable {
  var text: String

  /// The start of the word, in seconds from the first sample given to the task or from the point
  /// at which the task's times started over (`UtteranceReset`).
  var start: Double

  /// The duration of the word, in seconds.
  var duration: Double

  /// The recognizer's confidence, in the range 0…1; 0 if unknown.
  var confidence: Double = 0

  /// Other words that may have been said instead, most likely first.
  var alternatives: [String] = []

  var end: Double { start + duration }
}

extension HeardText: Confidential {
  var description: String {
    "HeardText(text: <\(text.count) characters>, words: \(words.count), isFinal: \(isFinal))"
  }
}

extension TimedWord: Confidential {
  var description: String { "TimedWord(text: <\(text.count) characters>, \(start)…\(end) s)" }
}

/// A mapping of word times in seconds to a session's sample positions.
struct WordPlacement: Sendable {
  /// The origin of the times, in samples since the microphone was opened.
  let base: Int

  /// The range to which words are clamped.
  let bounds: AudioRange

  /// Returns the words with ranges that do not overlap, or an empty array if their times are
  /// implausible; in interim text, all times may be 0.
  func place(_ words: [TimedWord]) -> [RecognizedWord] {
    guard Self.haveTimes(words) else { return [] }
    var floor = bounds.start
    return words.map { word in
      let start = min(max(sample(word.start), floor), bounds.end)
      let end = min(max(sample(word.end), start), bounds.end)
      floor = end
      return RecognizedWord(
        text: word.text, range: AudioRange(start: start, end: end),
        confidence: word.confidence > 0 ? min(word.confidence, 1) : nil,
        alternatives: word.alternatives)
    }
  }

  /// Returns whether the words are in order, have no negative durations, and do not all start at 0; a
  /// single word may start at 0.
  static func haveTimes(_ words: [TimedWord]) -> Bool {
    guard let last = words.last, last.end > 0, words.allSatisfy({ $0.duration >= 0 }) else {
      return false
    }
    return zip(words, words.dropFirst()).allSatisfy { $0.start <= $1.start }
      && (words.count == 1 || last.start > 0)
  }

  private func sample(_ seconds: Double) -> Int { base + AudioTime.samples(seconds) }
}

#if canImport(AVFAudio)
  import Speech

  extension HeardText {
    /// Copies a result into a value that can leave the system's thread.
    init(_ result: SFSpeechRecognitionResult) {
      let best = result.bestTranscription
      self.init(
        text: best.formattedString,
        words: best.segments.map {
          TimedWord(
            text: $0.substring, start: $0.timestamp, duration: $0.duration,
            confidence: Double($0.confidence), alternatives: $0.alternativeSubstrings)
        },
        isFinal: result.isFinal,
        endsUtterance: (result.speechRecognitionMetadata?.speechDuration ?? 0) > 0)
    }
  }
#endif
