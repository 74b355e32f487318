/// The handoff from one recognition task to the next.
struct TaskHandoff: Sendable, Equatable {
  var from: Int

  /// The position up to which the previous task has processed the audio, or will have by its end.
  ///
  /// Never before `from`, but possibly before the oldest audio in memory.
  var heard: Int

  var reason: Reason

  enum Reason: String, Sendable, CaseIterable {
    /// A pause after the task had enough audio.
    case pause

    /// The task's maximum length, reached before a pause was detected.
    case length

    /// The end or failure of the task itself.
    case ended
  }
}

/// The overlap between the audio of one task and the next.
struct TaskOverlap: Sendable, Equatable {
  /// The audio given to both tasks; empty if there is none.
  var range: AudioRange

  /// Whether the overlap lies in a pause, so that no speech was given to both tasks.
  var isPause: Bool

  /// Returns this overlap for another task, whose audio begins at the start of `other`.
  func moved(to other: TaskOverlap?) -> TaskOverlap {
    let start = max(range.start, other?.range.start ?? 0)
    return TaskOverlap(range: AudioRange(start: start, end: range.end), isPause: isPause)
  }

  /// The maximum amount by which a recognizer places the end of a word too early, in samples.
  private static let earlyBy = AudioTime.samples(0.1)

  /// The position up to which words belong only to the earlier task: the later task may also have
  /// heard any word that ends after this position.
  var reach: Int { range.start - Self.earlyBy }

  /// Returns the suffix of `words` that the later task may also have heard.
  ///
  /// Without word times, at most one second's worth of words, minus `count`, is returned.
  func near(_ words: [OverlapWord], besides count: Int) -> [OverlapWord] {
    let ranges = words.compactMap(\.range)
    guard ranges.count == words.count else {
      return isPause ? [] : words.suffix(max(0, OverlapJoin.mostWords - count))
    }
    return Array(words[ranges.prefix { $0.end <= reach }.count...])
  }

  /// The sample from which the later task's words are used, if word times are known.
  var middle: Int { range.middle }
}
