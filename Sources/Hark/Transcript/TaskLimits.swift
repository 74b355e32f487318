/// The limits of a recognition task, for recognizers whose tasks end by themselves.
///
/// A recognizer with limits is also considered less reliable: if its task ends or fails while the
/// user is speaking, another task follows.
public struct TaskLimits: Sendable, Equatable {
  /// The duration of audio after which a task ends by itself, in seconds; `nil` if unlimited.
  ///
  /// At least `shortest`. Apple's limit is about 60.
  public let longest: Double?

  /// The minimum time between the end of one task and the start of the next, in seconds.
  public let coolDown: Double

  /// Whether a task's interim text may start over after a pause without a final result for the
  /// previous text.
  ///
  /// Apple's recognizer does this since iOS 17.6.
  public let forgetsAtPauses: Bool

  /// Whether words have times, which identify the words that two tasks both heard.
  ///
  /// Without times, a word that the user repeated may be mistaken for a single word that both tasks
  /// heard.
  public let givesWordTimes: Bool

  /// The minimum duration of a task, in seconds; shorter tasks leave no room for the one-second
  /// overlap.
  public static let shortest = 3.0

  /// Creates limits.
  public init(
    longest: Double?, coolDown: Double = 0, forgetsAtPauses: Bool = false,
    givesWordTimes: Bool = true
  ) {
    self.longest = longest.map { max($0, Self.shortest) }
    self.coolDown = max(0, coolDown)
    self.forgetsAtPauses = forgetsAtPauses
    self.givesWordTimes = givesWordTimes
  }

  /// No limit: a task continues until it is finished.
  public static let none = TaskLimits(longest: nil)
}

/// The handoff from one recognition task to the next.
package struct TaskHandoff: Sendable, Equatable {
  package var from: Int

  /// The position up to which the previous task has heard the audio, or will have when it ends.
  ///
  /// Not before `from`, unless the previous task failed long ago.
  package var heard: Int

  package var reason: Reason

  /// The reason that one task follows another.
  package enum Reason: String, Sendable, Equatable, CaseIterable {
    /// A pause after the task had enough audio.
    case pause

    /// The task's maximum length, reached during speech.
    case length

    /// The end or failure of the task itself.
    case ended
  }

  package init(from: Int, heard: Int, reason: Reason) {
    self.from = from
    self.heard = heard
    self.reason = reason
  }
}

/// The overlap between the audio of one task and the next.
package struct TaskOverlap: Sendable, Equatable {
  /// The audio given to both tasks; empty if there is none.
  package var range: AudioRange

  /// Whether the overlap lies in a pause, so that no speech was given to both tasks.
  package var isPause: Bool

  package init(range: AudioRange, isPause: Bool) {
    self.range = range
    self.isPause = isPause
  }

  /// Returns this overlap for another task, whose audio begins at the start of `other`.
  func moved(to other: TaskOverlap?) -> TaskOverlap {
    let start = max(range.start, other?.range.start ?? 0)
    return TaskOverlap(range: AudioRange(start: start, end: range.end), isPause: isPause)
  }

  /// The sample from which the later task's words are used, if word times are known.
  var middle: Int { range.middle }
}
