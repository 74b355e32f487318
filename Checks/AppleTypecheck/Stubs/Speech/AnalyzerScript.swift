import AVFAudio
import Foundation

/// Scripts the stand-ins for the iOS 26 APIs and records the calls to them, for tests. Not an Apple
/// API.
public enum AnalyzerScript {
  /// The response to the audio from `start` to `end`, in seconds, once that audio has arrived.
  public enum Answer: Sendable {
    /// Delivers a result.
    case says(SpeechScript.Said, start: Double, end: Double)
    /// Ends the session with an error.
    case breaks(Int)
    /// Ends the session without a request to finish.
    case ends
  }

  struct State {
    var hasTranscriber = true
    var transcriber: [String] = []
    var dictation: [String] = []
    var installed: [String] = []
    var reserved: [String] = []
    var isFloat = false
    var rate = 16_000.0
    var plan: [(SpeechScript.Cause, Answer)] = []
    var installFails = false
    var hangs = false
    var phrases: [String] = []
    var log: [String] = []
    var finalizedThrough: [Double] = []
    var heard = 0.0
  }

  private static let state = Guarded(State())

  static var now: State { state.with { $0 } }
}

extension AnalyzerScript {
  /// Resets all state.
  ///
  /// `isFloat` and `rate` describe the audio format that the modules require. With `hangs`, no
  /// session ends when it is asked to finish.
  public static func reset(
    hasTranscriber: Bool = true, transcriber: [String] = [], dictation: [String] = [],
    installed: [String] = [], isFloat: Bool = false, rate: Double = 16_000,
    plan: [(SpeechScript.Cause, Answer)] = [], installFails: Bool = false, hangs: Bool = false
  ) {
    state.with {
      $0 = State(
        hasTranscriber: hasTranscriber, transcriber: transcriber, dictation: dictation,
        installed: installed, isFloat: isFloat, rate: rate, plan: plan,
        installFails: installFails, hangs: hangs)
    }
  }

  /// The calls to the stand-ins, in order.
  public static var log: [String] { now.log }

  /// The contextual strings that the analyzer received.
  public static var phrases: [String] { now.phrases }

  /// The times through which audio was finalized before the end, in seconds.
  public static var finalizedThrough: [Double] { now.finalizedThrough }

  /// The duration of the received audio in the required format, in seconds.
  public static var heard: Double { now.heard }

  /// The languages that the app has reserved.
  public static var reserved: [String] { now.reserved }

  static func note(_ line: String) { state.with { $0.log.append(line) } }

  static func change(_ body: (inout State) -> Void) { state.with(body) }

  static func equivalent(to locale: Locale, among names: [String]) -> Locale? {
    let wanted = locale.identifier.replacingOccurrences(of: "_", with: "-")
    let language = wanted.prefix { $0 != "-" }
    let name = names.first { $0 == wanted } ?? names.first { $0.hasPrefix(language + "-") }
    return name.map { Locale(identifier: $0) }
  }

  static func format() -> AVAudioFormat? {
    AVAudioFormat(
      commonFormat: now.isFloat ? .pcmFormatFloat32 : .pcmFormatInt16, sampleRate: now.rate,
      channels: 1, interleaved: false)
  }
}
