import AVFAudio
import Foundation

/// What the stand-ins of iOS 26 do and what was done with them, for tests; no declaration of Apple's.
public enum AnalyzerScript {
  /// What is said of the sound from `start` to `end`, in seconds, once so much of it has come.
  public enum Answer: Sendable {
    /// A result.
    case says(SpeechScript.Said, start: Double, end: Double)
    /// The session ends with an error.
    case breaks(Int)
    /// The session ends by itself.
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
  /// Forgets everything and begins anew.
  ///
  /// `isFloat` and `rate` are those of the format that the modules want; with `hangs` no session
  /// ends when it is asked to finish.
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

  /// What was done with the stand-ins, in order.
  public static var log: [String] { now.log }

  /// What the analyser was told to expect.
  public static var phrases: [String] { now.phrases }

  /// Up to where sound was made final on the way, in seconds.
  public static var finalizedThrough: [Double] { now.finalizedThrough }

  /// How much sound was given in the right format, in seconds.
  public static var heard: Double { now.heard }

  /// The languages whose models the app holds.
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
