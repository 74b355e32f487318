import Hark

/// The results of a `ScriptedRecognizer` in one task.
///
/// ```swift
/// RecognizerScript()
///   .after(0.5, .interim("hello"))
///   .after(0.9, .interim("hello world"))
/// ```
///
/// Times are in seconds of the task's own audio. At a pause, and at the end, the text of the
/// current segment becomes final.
public struct RecognizerScript: Sendable {
  /// A result at one position in the audio.
  public enum Line: Sendable, Equatable {
    /// The new text of the current segment, reported as interim.
    case interim(String)

    /// Another word in the current segment, reported as interim.
    ///
    /// The word begins at the time `from`, in seconds, and ends at the position of the line.
    case word(String, from: Double)

    /// The end of the current segment, with this text.
    case final(String)

    /// The task fails.
    case failure(VoiceFailure)
  }

  /// The behavior at the end of the audio.
  public enum Finish: Sendable, Equatable {
    /// The current segment becomes final with its current text, if it has any.
    case confirms

    /// The current segment becomes final with the given text.
    case says(String)

    /// The task does nothing and never ends by itself.
    case hangs

    /// The task fails.
    case fails(VoiceFailure)
  }

  struct Step: Sendable {
    let position: Int
    let line: Line
  }

  private(set) var steps: [Step] = []

  /// The final texts at successive pauses.
  ///
  /// At further pauses, the segment keeps its current text.
  public var atPauses: [String] = []

  /// Whether pauses leave the text interim, as in a recognizer that detects segments itself.
  public var ignoresPauses = false

  /// The behavior at the end of the audio.
  public var atFinish = Finish.confirms

  /// The failure that starting the task throws; `nil` if the task can start.
  public var refusal: VoiceFailure?

  /// Whether times refer to the session's audio rather than the task's own.
  ///
  /// Each of several tasks then recognizes the words in its own range of the audio.
  public var isInSessionTime = false

  /// Whether starting waits for `ScriptedRecognizer.letStart()`.
  public var isSlow = false

  /// Creates a script that recognizes nothing.
  public init() {}

  /// A script that recognizes nothing; the test can make reports manually.
  public static let silent = RecognizerScript()

  /// Returns a script whose task cannot start.
  public static func refuses(_ failure: VoiceFailure) -> RecognizerScript {
    silent.with { $0.refusal = failure }
  }

  /// Creates a script of words at their positions in the session's audio, for any number of tasks.
  ///
  /// A task recognizes a word only if it receives all of the word's audio.
  public init(spoken words: [RecognizedWord]) {
    isInSessionTime = true
    steps = words.map {
      Step(position: $0.range.end, line: .word($0.text, from: $0.range.startTime))
    }
  }

  /// Creates a script from a line of words below a `SoundTimeline`, with one character per 100 ms.
  ///
  /// A word begins at its first letter and is recognized after its last.
  ///
  /// ```swift
  /// let sound = SoundTimeline("__#####_#####__")
  /// let words = RecognizerScript("  hello world  ")
  /// ```
  public init(_ words: String) {
    let columns = Array(words)
    var begin: Int?
    for (column, character) in (columns + [" "]).enumerated() {
      if character == " ", let first = begin {
        let word = String(columns[first..<column])
        self = after(Double(column) / 10, .word(word, from: Double(first) / 10))
        begin = nil
      } else if character != " ", begin == nil {
        begin = column
      }
    }
  }

  /// Returns this script with another line after `seconds` of the task's audio.
  public func after(_ seconds: Double, _ line: Line) -> RecognizerScript {
    let step = Step(position: AudioTime.samples(seconds), line: line)
    let place = steps.firstIndex { $0.position > step.position } ?? steps.endIndex
    return with { $0.steps.insert(step, at: place) }
  }

  /// Returns this script with these final texts at successive pauses.
  public func atPauses(_ texts: String...) -> RecognizerScript { with { $0.atPauses = texts } }

  /// Returns this script with another behavior at the end of the audio.
  public func atFinish(_ finish: Finish) -> RecognizerScript { with { $0.atFinish = finish } }

  /// Returns this script with a start that waits for `ScriptedRecognizer.letStart()`.
  public func slowly() -> RecognizerScript { with { $0.isSlow = true } }

  private func with(_ change: (inout RecognizerScript) -> Void) -> RecognizerScript {
    var script = self
    change(&script)
    return script
  }
}
