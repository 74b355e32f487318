import Hark

/// What a `ScriptedRecognizer` hears in one task.
///
/// ```swift
/// RecognizerScript()
///   .after(0.5, .interim("hello"))
///   .after(0.9, .interim("hello world"))
/// ```
///
/// Times are in seconds of the task's own sound. At a pause, and at the end, the text of the segment
/// under way becomes final.
public struct RecognizerScript: Sendable {
  /// What is heard at some point of the sound.
  public enum Line: Sendable, Equatable {
    /// The segment under way now reads like this; reported as interim.
    case interim(String)

    /// One more word in the segment under way, begun `from` seconds into the task's sound and ended
    /// where the line stands; reported as interim.
    case word(String, from: Double)

    /// The segment under way ends here by itself, with this text.
    case final(String)

    /// The task breaks.
    case failure(VoiceFailure)
  }

  /// What is done when no more sound comes.
  public enum Finish: Sendable, Equatable {
    /// The segment under way becomes final with the text it has.
    case confirms

    /// The segment under way becomes final with another text.
    case says(String)

    /// Nothing: the task never ends by itself.
    case hangs

    /// The task breaks.
    case fails(VoiceFailure)
  }

  /// A line with its place.
  struct Step: Sendable {
    let position: Int
    let line: Line
  }

  private(set) var steps: [Step] = []

  /// The final texts at the first pause, the second, and so on; where there is none, the segment
  /// keeps the text it has.
  public var atPauses: [String] = []

  /// Whether pauses make nothing final, as in a recogniser that finds segments by itself.
  public var ignoresPauses = false

  /// What is done when no more sound comes.
  public var atFinish = Finish.confirms

  /// Why the task cannot start; nil when it can.
  public var refusal: VoiceFailure?

  /// Whether times are those of the session's sound rather than of the task's own, so that each of
  /// several tasks hears what is said in its stretch of it.
  public var isInSessionTime = false

  /// Whether starting waits for `ScriptedRecognizer.letStart()`.
  public var isSlow = false

  /// A script of a recogniser that hears nothing.
  public init() {}

  /// Hears nothing; reports come by hand.
  public static let silent = RecognizerScript()

  /// Cannot start.
  public static func refuses(_ failure: VoiceFailure) -> RecognizerScript {
    var script = RecognizerScript()
    script.refusal = failure
    return script
  }

  /// Words at their places in the session's sound, for as many tasks as there are.
  ///
  /// A word is heard by a task that was given all of it.
  public init(spoken words: [Word]) {
    isInSessionTime = true
    steps = words.map {
      Step(position: $0.range.end, line: .word($0.text, from: $0.range.startTime))
    }
  }

  /// The words of a line written beneath a `SoundTimeline`, one character each 100 ms: a word begins
  /// where its first letter stands and has been heard where its last one does.
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

  /// The same script with one more line, heard after `seconds` of the task's sound.
  public func after(_ seconds: Double, _ line: Line) -> RecognizerScript {
    var script = self
    let step = Step(position: AudioTime.samples(seconds), line: line)
    let place = steps.firstIndex { $0.position > step.position } ?? steps.endIndex
    script.steps.insert(step, at: place)
    return script
  }

  /// The same script whose pauses make these texts final, one after another.
  public func atPauses(_ texts: String...) -> RecognizerScript {
    var script = self
    script.atPauses = texts
    return script
  }

  /// The same script with another end.
  public func atFinish(_ finish: Finish) -> RecognizerScript {
    var script = self
    script.atFinish = finish
    return script
  }

  /// The same script, starting only when `ScriptedRecognizer.letStart()` says so.
  public func slowly() -> RecognizerScript {
    var script = self
    script.isSlow = true
    return script
  }
}
