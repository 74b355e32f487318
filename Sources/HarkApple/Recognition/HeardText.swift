import Hark

/// The state of a system recognizer's text at one moment, independent of Apple frameworks.
struct HeardText: Sendable, Equatable {
  /// The complete current text.
  var text: String

  /// The words with their times; empty if the recognizer provides none.
  var words: [TimedWord] = []

  /// Whether the text is final.
  var isFinal = false

  /// Whether the recognizer reported the duration of the speech.
  ///
  /// It does so at the end of an utterance; the following text may start over.
  var endsUtterance = false
}

/// A word with its position in the audio of its task.
struct TimedWord: Sendable, Equatable {
  /// The word as written.
  var text: String

  /// The start of the word, in seconds from the first sample given to the task.
  var start: Double

  /// The duration of the word, in seconds.
  var duration: Double

  /// The recognizer's confidence, in the range 0…1; 0 if unknown.
  var confidence: Double = 0

  /// The end of the word, in seconds.
  var end: Double { start + duration }
}

extension HeardText: Confidential {
  /// A description with the amount of text, but not the text itself.
  var description: String {
    "HeardText(text: <\(text.count) characters>, words: \(words.count), isFinal: \(isFinal))"
  }
}

extension TimedWord: Confidential {
  /// A description with the word's length and times, but not the word itself.
  var description: String { "TimedWord(text: <\(text.count) characters>, \(start)…\(end) s)" }
}
