import HarkTesting
import TestLimits
import Testing

@testable import Hark

@Suite("Reports of failures", .hangLimit(minutes: 5))
struct FailureReportTests {
  @Test("A report is one line of names and numbers")
  func line() {
    let failure = FailureReport(
      .failure(.networkUnavailable), phase: .starting, recognizer: "apple")
    #expect("\(failure)" == "failure=networkUnavailable phase=starting recognizer=apple")
    let overcome = FailureReport(
      .overcome(.serviceUnavailable), phase: .running, recognizer: "apple")
    #expect("\(overcome)" == "overcome=serviceUnavailable phase=running recognizer=apple")
    let cause = FailureReport(
      .cause(ErrorCause("kLSRErrorDomain", 102), of: .recognizerUnavailable), phase: .running,
      recognizer: "apple")
    #expect(
      "\(cause)" == "cause=recognizerUnavailable domain=kLSRErrorDomain number=102 "
        + "phase=running recognizer=apple")
    let broken = FailureReport(
      .brokenPromise("a task reported twice"), phase: .stopping, recognizer: "apple")
    #expect(
      "\(broken)" == "brokenPromise=\"a task reported twice\" phase=stopping recognizer=apple")
  }

  @Test("A port's own failure is unchanged; any other error is recorded by type and code")
  func strangeErrors() {
    let diagnostics = NotedDiagnostics()
    let notes = FailureNotes(diagnostics: diagnostics, recognizer: "scripted")
    let own = notes.failure(
      of: VoiceFailure.microphoneBusy, otherwise: .recognitionFailed, phase: .starting)
    #expect(own == .microphoneBusy)
    #expect(diagnostics.reports == [])
    let strange = notes.failure(
      of: QuotingError(words: "secret"), otherwise: .recognitionFailed, phase: .running)
    #expect(strange == .recognitionFailed)
    #expect(
      diagnostics.reports == [
        FailureReport(
          .cause(ErrorCause("HarkTests.QuotingError", 1), of: .recognitionFailed),
          phase: .running, recognizer: "scripted")
      ])
    #expect(notes.takeCause(of: .recognitionFailed) == ErrorCause("HarkTests.QuotingError", 1))
    #expect(notes.takeCause(of: .recognitionFailed) == nil)
  }

  @Test("An error whose failure was never reported is not the cause of a later one")
  func staleCause() {
    let notes = FailureNotes(diagnostics: NoDiagnostics(), recognizer: "scripted")
    _ = notes.failure(of: QuotingError(words: "a"), otherwise: .microphoneLost, phase: .running)
    _ = notes.failure(
      of: VoiceFailure.microphoneLost, otherwise: .microphoneUnavailable, phase: .running)
    #expect(notes.takeCause(of: .microphoneLost) == nil)
  }

  @Test("An error of Hark's own is reported with its explanation")
  func explanation() {
    let cause = ErrorCause(of: SoundFault.notFinite(at: 7))
    #expect(cause.domain == "Hark.SoundFault")
    let report = FailureReport(
      .cause(cause, of: .microphoneUnavailable), phase: .running, recognizer: "apple")
    #expect("\(report)".contains("explanation=\"Sample 7 is not a finite number"))
    #expect("\(cause)".hasSuffix("range −1…1."))
  }

  @Test("The error of an adapter is the cause of its failure, without the error's text")
  func adapterError() async throws {
    let session = VoiceSession(
      experience: .capture, microphone: QuotingMicrophone(words: "secret", opensFirst: true),
      recognizer: ScriptedRecognizer(RecognizerScript()))
    let snapshots = session.snapshots
    try await session.start()
    for await snapshot in snapshots where snapshot.phase == .failed(.microphoneLost) {
      #expect(snapshot.cause == ErrorCause("HarkTests.QuotingError", 1))
      #expect(snapshot.cause.map { "\($0)" } == "HarkTests.QuotingError 1")
      break
    }
    try await session.dismissFailure()
    for await snapshot in snapshots where snapshot.phase == .idle {
      #expect(snapshot.cause == nil)
      break
    }
    await session.close()
  }

  /// A microphone that fails after it has opened, and is closed only once `gate` has finished.
  private struct StuckMicrophone: Microphone {
    let gate: AsyncStream<Void>
    let delivery = SoundDelivery.live

    func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
      try await QuotingMicrophone(words: "secret", opensFirst: true).open(profile)
    }

    func close() async { for await _ in gate {} }
  }

  @Test("A second failure while the microphone closes leaves the first with its cause")
  func secondFailure() async throws {
    let (gate, closing) = AsyncStream.makeStream(of: Void.self)
    let recognizer = ScriptedRecognizer(.refuses(.recognizerBusy).slowly())
    let session = VoiceSession(
      experience: .capture, microphone: StuckMicrophone(gate: gate), recognizer: recognizer)
    let events = session.events
    try await session.start()
    for await case .failed(let failure) in events {
      if failure == .recognizerBusy { break }
      #expect(failure == .microphoneLost)
      recognizer.letStart()
    }
    let snapshot = await session.snapshot
    #expect(snapshot.phase == .failed(.microphoneLost))
    #expect(snapshot.cause == ErrorCause("HarkTests.QuotingError", 1))
    closing.finish()
    await session.close()
  }

  @Test("The phase of work follows from the phase")
  func phases() {
    let starting: [Phase] = [
      .idle, .rationale, .authorizing, .starting, .paused, .muted, .failed(.interrupted),
    ]
    #expect(starting.allSatisfy { $0.work == .starting })
    #expect(
      [.listening, .recording(.held)].allSatisfy { (phase: Phase) in phase.work == .running })
    #expect(
      [.finalizing, .waiting, .speaking].allSatisfy { (phase: Phase) in phase.work == .stopping })
  }
}
