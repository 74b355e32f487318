@_spi(Script) import AVFAudio
import Hark
import HarkTesting
import LedgerCoverage
import Testing

@testable import HarkApple

/// A recognizer that accepts all input, and logs its calls together with the system calls.
private struct NotedRecognizer: Recognizer {
  let traits = RecognizerTraits(name: "noted", locales: [.americanEnglish, .norwegianBokmal])

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    AppleSound.note("startTask")
    return NotedTask(report: report)
  }
}

private final class NotedTask: RecognitionTask {
  private let report: @Sendable (RecognitionReport) -> Void

  init(report: @escaping @Sendable (RecognitionReport) -> Void) { self.report = report }

  func append(_ chunk: AudioChunk) { AppleSound.note("append") }

  func finish() {
    AppleSound.note("finish")
    report(.ended)
  }

  func cancel() { AppleSound.note("cancel") }
}

extension AppleSuite {
  @Suite("A whole dictation on a device")
  struct DictationOrderTests {
    private let device = Device()

    private func session(_ experience: Experience) -> VoiceSession {
      VoiceSession(
        experience: experience,
        ports: SessionPorts(
          microphone: device.microphone, recognizer: NotedRecognizer(), timekeeper: device.clock))
    }

    /// Returns when the session is in a phase that satisfies `isRight`.
    private func reach(
      _ session: VoiceSession, _ isRight: @Sendable (Phase) -> Bool
    ) async {
      for await snapshot in session.snapshots where isRight(snapshot.phase) { return }
    }

    private func place(_ call: String) throws -> Int {
      try #require(AppleSound.calls.firstIndex(of: call), "\(call) is missing")
    }

    private func record(_ session: VoiceSession) async throws {
      try await session.toggle()
      await reach(session) { $0.isRecording }
      while !AppleSound.calls.contains("startTask") { await Task.yield() }
      #expect(AppleSound.hear(Device.tenth()))
      while !AppleSound.calls.contains("append") { await Task.yield() }
    }

    @Test(
      "The engine runs before the task begins, and the session is active before the first audio",
      .covers("S1-57", "S4-21"))
    func beginning() async throws {
      let session = session(.composer)
      try await record(session)
      #expect(try place("setActive true notifyOthersOnDeactivation") < place("start"))
      #expect(try place("prepare") < place("start"))
      #expect(try place("start") < place("startTask"))
      #expect(try place("startTask") < place("append"))
      await session.close()
    }

    @Test(
      "A stop removes the tap, stops the engine, and only then finishes the task",
      .covers("S1-58", "S2-53", "S2-55", "S4-09", "S4-28"))
    func stopping() async throws {
      let session = session(.dictation)
      try await record(session)
      try await session.stop()
      while !AppleSound.calls.contains("finish") { await Task.yield() }
      #expect(try place("removeTap") < place("stop"))
      #expect(try place("stop") < place("finish"))
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
      await session.close()
    }

    @Test(
      "A discarded recording is canceled after the engine has stopped", .covers("S1-59", "S4-28"))
    func cancelling() async throws {
      let session = session(.composer)
      try await record(session)
      try await session.cancel()
      while !AppleSound.calls.contains("cancel") { await Task.yield() }
      #expect(try place("stop") < place("cancel"))
      #expect(!AppleSound.isSessionActive)
      await session.close()
    }

    @Test(
      "A phone call interrupts the recording, and its text stays", .covers("S5-EC-3"))
    func phoneCall() async throws {
      let session = session(.mealLog)
      try await record(session)
      Device.interrupt(began: true)
      await reach(session) { $0 == .failed(.interrupted) }
      #expect(!AppleSound.isSessionActive)
      await session.close()
    }

    @Test("An app that releases the session frees the device", .covers("S2-56"))
    func letGo() async throws {
      do {
        let session = session(.capture)
        try await record(session)
      }
      while AppleSound.isSessionActive { await Task.yield() }
      #expect(AppleSound.violations.isEmpty)
    }
  }
}
