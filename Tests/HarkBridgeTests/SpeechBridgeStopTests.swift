import Hark
import HarkSimulation
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@testable import HarkBridge

@Suite("Stopping the bridge", .seeds(50), .hangLimit(minutes: 5))
struct SpeechBridgeStopTests {
  /// A recognizer that continues to report after `finish()` and `cancel()`.
  private final class Talkative: Recognizer, RecognitionTask {
    let traits = RecognizerTraits(name: "talkative", locales: [.norwegianBokmal])
    private let report = Locked<(@Sendable (RecognitionReport) -> Void)?>(nil)
    private let began = AsyncStream<Void>.makeStream()
    private let cancelled = AsyncStream<Void>.makeStream()

    func startTask(
      _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
    ) async throws -> any RecognitionTask {
      self.report.withLock { $0 = report }
      began.continuation.finish()
      return self
    }

    func say(_ said: RecognitionReport) { report.withLock { $0 }?(said) }
    func append(_ chunk: AudioChunk) {}
    func finish() {}
    func cancel() { cancelled.continuation.finish() }

    /// Returns when the task has started.
    func begun() async { for await _ in began.stream {} }

    /// Returns when the task has been canceled.
    func freed() async { for await _ in cancelled.stream {} }
  }

  @Test(
    "The stop completes within half a second, releases everything, and ends all events",
    .covers("S4-09", "S4-18", "S4-22", "S4-35"))
  func stops() async throws {
    #expect(SpeechBridge.longestStop < 0.5)
    let (microphone, recognizer) = (ScriptedMicrophone(), Talkative())
    let clock = ManualTimekeeper.serial()
    let session = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(microphone: microphone, recognizer: recognizer, timekeeper: clock))
    var bridge: SpeechBridge? = SpeechBridge(
      session, timekeeper: clock, floor: SpeechFloor())
    var messages = try #require(bridge?.messages).makeAsyncIterator()
    guard case .started = await bridge?.perform(.startRecognition) else {
      Issue.record("it did not start")
      return
    }
    await recognizer.begun()
    recognizer.say(.interim(InterimSegment(index: 0, text: "jeg"), at: 0))
    #expect(await messages.next() == .event(.partial("jeg")))
    // The session ignores taps that follow too closely.
    await clock.advance(by: 1)
    let stopping = Task { [bridge] in await bridge?.perform(.stopRecognition) }
    await microphone.closed()
    await clock.sleepers(1)
    await clock.advance(by: SpeechBridge.longestStop)
    #expect(await stopping.value == .stopped)
    await recognizer.freed()
    #expect(!microphone.isOpen)
    recognizer.say(.interim(InterimSegment(index: 0, text: "jeg har"), at: 0))
    let segment = FinalSegment(index: 0, text: "jeg har", range: AudioRange(start: 0, end: 1))
    recognizer.say(.final(segment, at: 0))
    recognizer.say(.failed(.recognitionFailed))
    for await snapshot in session.snapshots where snapshot.phase == .idle { break }
    bridge = nil
    #expect(await messages.next() == .event(.final("jeg")))
    #expect(await messages.next() == nil)
  }
}
