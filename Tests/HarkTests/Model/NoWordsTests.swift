import Hark
import HarkTesting
import LedgerCoverage
import TestLimits
import Testing

@Suite("Speech enters no log, error, or metric", .hangLimit(minutes: 5))
struct NoWordsTests {
  private static let utterance = "__________########______________"

  @Test("Not if the recognizer fails during a recording", .covers("S5-FR-031"))
  func recognizerBreaks() async throws {
    let microphone = ScriptedMicrophone()
    let script = SecretSession.hearing.after(0.7, .final(SecretSession.final))
      .after(0.8, .interim(SecretSession.interim)).after(0.9, .failure(.recognitionFailed))
    let secret = SecretSession(
      .mealLog, microphone: microphone, recognizer: ScriptedRecognizer(script))
    try await secret.session.toggle()
    await microphone.opened()
    microphone.send(SoundTimeline("############").samples)
    await secret.failed()
    await secret.ask { try await $0.stop() }
    try await check(secret, told: [SecretSession.interim, SecretSession.final])
    #expect(secret.reports.map(\.matter) == [.failure(.recognitionFailed)])
    #expect(secret.reports.first?.phase == .running)
  }

  @Test("Not if the microphone is lost, or if a stop is requested twice")
  func microphoneLost() async throws {
    let microphone = ScriptedMicrophone()
    let secret = SecretSession(.capture, microphone: microphone)
    try await secret.session.toggle()
    await microphone.opened()
    microphone.send(SoundTimeline("############").samples)
    await secret.heard()
    microphone.fail(.microphoneLost)
    await secret.failed()
    await secret.ask { try await $0.stop() }
    await secret.ask { try await $0.cancel() }
    try await check(secret, told: [SecretSession.interim])
    #expect(secret.reports.map(\.matter) == [.failure(.microphoneLost)])
  }

  @Test("Not if the recording is discarded")
  func cancelled() async throws {
    let microphone = ScriptedMicrophone()
    let secret = SecretSession(.composer, microphone: microphone)
    try await secret.session.toggle()
    await microphone.opened()
    microphone.send(SoundTimeline("############").samples)
    await secret.heard()
    await secret.ask { try await $0.cancel() }
    await secret.next { if case .recordingEnded = $0 { true } else { false } }
    try await check(secret, told: [SecretSession.interim])
  }

  @Test("Not if the agent fails with an error that quotes the message")
  func agentBreaks() async throws {
    let microphone = ScriptedMicrophone()
    let secret = SecretSession(
      .call, microphone: microphone, agent: QuotingAgent(reply: SecretSession.reply))
    try await secret.session.appear()
    await microphone.opened()
    microphone.send(SoundTimeline(Self.utterance).samples)
    await secret.failed()
    try await check(secret, told: SecretSession.secrets)
    #expect(secret.reports.map(\.matter.summary) == ["cause replyFailed", "failure replyFailed"])
  }

  @Test("Not if the synthesizer fails with an error that quotes the reply")
  func synthesizerBreaks() async throws {
    let microphone = ScriptedMicrophone()
    let secret = SecretSession(
      .call, microphone: microphone, agent: ScriptedAgent(.says(SecretSession.reply)),
      synthesizer: QuotingSynthesizer(words: SecretSession.reply))
    try await secret.session.appear()
    await microphone.opened()
    microphone.send(SoundTimeline(Self.utterance).samples)
    await secret.failed()
    try await check(secret, told: [SecretSession.final])
    #expect(
      secret.reports.map(\.matter.summary) == ["cause synthesisFailed", "failure synthesisFailed"])
  }

  @Test(
    "Not if a port quotes speech when it cannot start; unknown recognizer errors are S1-49's",
    .covers("S1-49", "S1-46"))
  func strangeErrors() async throws {
    let words = SecretSession.secrets.joined(separator: " ")
    let recognizer = SecretSession(
      .capture, microphone: ScriptedMicrophone(), recognizer: QuotingRecognizer(words: words))
    let closed = SecretSession(
      .capture, microphone: QuotingMicrophone(words: words, opensFirst: false))
    let lost = SecretSession(
      .capture, microphone: QuotingMicrophone(words: words, opensFirst: true))
    let failures: [VoiceFailure] = [.recognitionFailed, .microphoneUnavailable, .microphoneLost]
    for (secret, failure) in zip([recognizer, closed, lost], failures) {
      try await secret.session.toggle()
      await secret.failed()
      try await check(secret, told: [])
      #expect(
        secret.reports.map(\.matter.summary)
          == ["cause \(failure.code)", "failure \(failure.code)"])
      #expect(secret.reports.first?.description.contains("QuotingError") == true)
    }
  }

  private func check(_ secret: SecretSession, told words: [String]) async throws {
    for word in words { #expect(secret.told.contains(word), "it was never spoken") }
    for trace in await secret.traces() {
      for word in SecretSession.secrets { #expect(!trace.contains(word), "\(trace)") }
    }
  }
}

extension FailureReport.Matter {
  /// The kind of the report and the code of its failure.
  fileprivate var summary: String {
    switch self {
    case .failure(let failure): "failure \(failure.code)"
    case .overcome(let failure): "overcome \(failure.code)"
    case .cause(_, let failure): "cause \(failure.code)"
    case .languageMissing: "languageMissing"
    case .notKept(let failure): "notKept \(failure.rawValue)"
    case .brokenPromise: "brokenPromise"
    }
  }
}
