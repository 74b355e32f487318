import LedgerCoverage
import Testing

@testable import Hark

@Suite("Apple's errors")
struct AppleErrorMapTests {
  struct Row: Sendable {
    let domain: String
    let number: Int
    let starting: ErrorOutcome
    let running: ErrorOutcome
    let stopping: ErrorOutcome

    init(_ domain: String, _ number: Int, _ always: VoiceFailure) {
      self.init(domain, number, .fail(always), .fail(always), .fail(always))
    }

    init(
      _ domain: String, _ number: Int, _ starting: ErrorOutcome, _ running: ErrorOutcome,
      _ stopping: ErrorOutcome
    ) {
      self.domain = domain
      self.number = number
      self.starting = starting
      self.running = running
      self.stopping = stopping
    }
  }

  private static let local = "kLSRErrorDomain"
  private static let assistant = "kAFAssistantErrorDomain"
  private static let speech = "SFSpeechErrorDomain"
  private static let status = "NSOSStatusErrorDomain"
  private static let failed = ErrorOutcome.fail(.recognitionFailed)

  private static let rows: [Row] = [
    Row(speech, 1, .serviceUnavailable),
    Row(speech, 2, .soundUnreadable),
    Row(speech, 7, .requestCreationFailed),
    Row(speech, 8, .requestCreationFailed),
    Row(speech, 10, .serviceUnavailable),
    Row(speech, 12, .serviceUnavailable),
    Row(speech, 13, .requestCreationFailed),
    Row(speech, 99, .recognitionFailed),
    Row(local, 102, .recognizerUnavailable),
    Row(local, 201, .dictationDisabled),
    Row(
      local, 300, once(.serviceUnavailable), once(.serviceUnavailable), .fail(.serviceUnavailable)),
    Row(local, 301, failed, failed, .ignore),
    Row(local, 99, .recognitionFailed),
    Row(assistant, 203, .recognitionFailed),
    Row(assistant, 209, failed, failed, .ignore),
    Row(assistant, 216, failed, failed, .ignore),
    Row(assistant, 1100, once(.recognizerBusy), once(.recognizerBusy), .fail(.recognizerBusy)),
    Row(assistant, 1101, anew, anew, .fail(.serviceUnavailable)),
    Row(assistant, 1107, anew, anew, .fail(.serviceUnavailable)),
    Row(assistant, 1110, .noSpeechDetected),
    Row(
      assistant, 1700, .fail(.speechPermissionDenied), .fail(.interrupted), .fail(.interrupted)),
    Row(assistant, 99, .recognitionFailed),
    Row("NSURLErrorDomain", -1009, .networkUnavailable),
    Row("NSURLErrorDomain", -1001, .serviceUnavailable),
    Row(status, 560_557_684, .microphoneBusy),
    Row(status, 561_017_449, .microphoneBusy),
    Row(
      status, 560_030_580, .fail(.microphoneUnavailable), .fail(.microphoneUnavailable), .ignore),
    Row(
      status, -50, .fail(.microphoneUnavailable), .fail(.microphoneLost),
      .fail(.microphoneUnavailable)),
    Row("com.apple.coreaudio.avfaudio", -10_868, .microphoneUnavailable),
    Row("com.example", 203, .recognitionFailed),
  ]

  private static let anew = ErrorOutcome.renew(
    Renewal(part: .recognizer, delays: [0.1, 0.3, 1]), otherwise: .serviceUnavailable)

  private static func once(_ failure: VoiceFailure) -> ErrorOutcome {
    .renew(Renewal(part: .task, delays: [0.3]), otherwise: failure)
  }

  @Test(
    "Each error has its known meaning in each phase",
    .covers("S4-15", "S4-16", "S4-17"), arguments: rows)
  func row(_ row: Row) {
    let cause = ErrorCause(row.domain, row.number)
    #expect(AppleErrorMap.outcome(of: cause, phase: .starting) == row.starting)
    #expect(AppleErrorMap.outcome(of: cause, phase: .running) == row.running)
    #expect(AppleErrorMap.outcome(of: cause, phase: .stopping) == row.stopping)
  }

  @Test("The same code in another domain is a different error")
  func domains() {
    for row in Self.rows {
      let elsewhere = ErrorCause("com.example", row.number)
      #expect(AppleErrorMap.outcome(of: elsewhere, phase: .running) == Self.failed)
    }
    let ofSpeech = ErrorCause(Self.speech, 1110)
    #expect(AppleErrorMap.outcome(of: ofSpeech, phase: .running) == Self.failed)
  }

  @Test("203 means no speech if the underlying error says that nothing was recognized")
  func underlying() {
    let cause = ErrorCause(Self.assistant, 203)
    #expect(
      AppleErrorMap.outcome(
        of: cause, underlying: ErrorCause("SiriSpeechErrorDomain", 1), phase: .running)
        == .fail(.noSpeechDetected))
    for other in [ErrorCause("SiriSpeechErrorDomain", 2), ErrorCause("com.example", 1)] {
      #expect(
        AppleErrorMap.outcome(of: cause, underlying: other, phase: .running) == Self.failed)
    }
  }

  @Test(
    "Without a required network, 1110 and 203 do not mean silence (O11, S2-43)",
    .covers("S2-43"),
    arguments: [ErrorCause(assistant, 1110), ErrorCause(assistant, 203), ErrorCause(speech, 10)])
  func offline(_ cause: ErrorCause) {
    for phase in WorkPhase.allCases {
      #expect(
        AppleErrorMap.outcome(of: cause, phase: phase, isConnected: false)
          == .fail(.networkUnavailable))
    }
    let siri = ErrorCause("SiriSpeechErrorDomain", 1)
    #expect(
      AppleErrorMap.outcome(of: cause, underlying: siri, phase: .running, isConnected: false)
        == .fail(.networkUnavailable))
  }

  @Test("The analyzer's errors are reported by name")
  func analyzer() {
    let failures = Dictionary(
      uniqueKeysWithValues: AnalyzerError.allCases.map { ($0.rawValue, $0.failure) })
    #expect(
      failures == [
        "audioDisordered": .recognitionFailed, "unexpectedAudioFormat": .recognitionFailed,
        "incompatibleAudioFormats": .requestCreationFailed, "noModel": .modelMissing,
        "assetLocaleNotAllocated": .requestCreationFailed,
        "tooManyAssetLocalesAllocated": .requestCreationFailed,
        "cannotAllocateUnsupportedLocale": .localeUnsupported,
        "moduleOutputFailed": .recognitionFailed, "insufficientResources": .serviceUnavailable,
      ])
  }
}
