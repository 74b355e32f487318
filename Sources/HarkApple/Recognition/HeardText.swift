import Hark

/// What a recogniser of the system's said at one moment, with nothing of its framework in it.
struct HeardText: Sendable, Equatable {
  /// All of the text that it shows now.
  var text: String

  /// The words with their times; empty where it gives none.
  var words: [TimedWord] = []

  /// Whether it will not change this text any more.
  var isFinal = false

  /// Whether it told how long the speech was, which it does where an utterance ends: what follows may
  /// begin anew.
  var endsUtterance = false
}

/// A word with its place in the sound of its task.
struct TimedWord: Sendable, Equatable {
  /// The word as written.
  var text: String

  /// Where it begins, in seconds from the first sample that the task was given.
  var start: Double

  /// How long it lasts, in seconds.
  var duration: Double

  /// How sure the recogniser is, 0…1; 0 where it does not say.
  var confidence: Double = 0

  /// Where it ends, in seconds.
  var end: Double { start + duration }
}

extension HeardText: Confidential {
  /// How much was heard.
  var description: String {
    "HeardText(text: <\(text.count) characters>, words: \(words.count), isFinal: \(isFinal))"
  }
}

extension TimedWord: Confidential {
  /// Where the word lies, and how long it is.
  var description: String { "TimedWord(text: <\(text.count) characters>, \(start)…\(end) s)" }
}
