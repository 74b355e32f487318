import Hark
import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("Events that arrive early, late, or at a bad moment", .seeds(50), .hangLimit(minutes: 5))
struct RaceTests {
  @Test("A task that breaks before its start has been answered ends the recording once")
  func brokenBeforeStarted() async throws {
    let stage = SessionStage(
      .capture, recognizer: HastyRecognizer(.failed(.recognitionFailed)))
    try await stage.tap()
    #expect(try await stage.failure() == .recognitionFailed)
    #expect(try await stage.ended() == "")
    await stage.microphone.closed()
  }

  @Test("Words that arrive before the start is answered are kept")
  func wordsBeforeStarted() async throws {
    let segment = FinalSegment(index: 0, text: "hello", range: AudioRange(start: 0, end: 160))
    let stage = SessionStage(.capture, recognizer: HastyRecognizer(.final(segment, at: 160)))
    try await stage.tap()
    await stage.next { if case .final = $0 { true } else { false } }
    try await stage.voice.stop()
    await stage.clock.advance(by: FinalWait.longest)
    #expect(try await stage.ended() == "hello")
  }

  @Test("A recognizer found busy after the stop is reported instead of silence")
  func busyAfterStop() async throws {
    let stage = SessionStage(
      .dictation, recognizer: ScriptedRecognizer(slowlyBusy))
    try await stage.tap()
    await stage.recognizer.asked()
    try await stage.phase { $0 == .recording(.hand) }
    try await stage.voice.stop()
    stage.recognizer.letStart()
    _ = try await stage.ended()
    try await stage.phase { $0 == .failed(.recognizerBusy) }
    try await stage.voice.close()
    stage.giveUp()
    while await stage.next({ _ in false }) != nil {}
    let failures = stage.noted.filter { if case .failed = $0 { true } else { false } }
    #expect(failures == [.failed(.recognizerBusy)])
  }

  private var slowlyBusy: RecognizerScript {
    var script = RecognizerScript.refuses(.recognizerBusy)
    script.isSlow = true
    return script
  }

  @Test("The text of a canceled recording is no longer shown")
  func cancelledText() async throws {
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(RecognizerScript("hello")))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("########__").samples)
    await stage.next { if case .interim = $0 { true } else { false } }
    try await stage.voice.cancel()
    for await snapshot in try stage.voice.snapshots {
      #expect(snapshot.transcript.text == "")
      break
    }
  }

  @Test("Lifting the finger after its recording was canceled starts nothing")
  func cancelUnderFinger() async throws {
    let stage = SessionStage(.callByHand)
    try await stage.voice.press()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.hand) }
    try await stage.voice.cancel()
    try await stage.voice.release()
    await stage.microphone.closed()
    try await stage.phase { $0 == .idle }
    #expect(stage.microphone.openings.count == 1)
  }

  @Test("One press with an unavailable microphone reports one failure")
  func failureUnderFinger() async throws {
    let stage = SessionStage(
      .callByHand, microphone: ScriptedMicrophone(.refuses(.microphoneBusy)))
    try await stage.voice.press()
    #expect(try await stage.failure() == .microphoneBusy)
    try await stage.voice.release()
    try await stage.phase { $0 == .failed(.microphoneBusy) }
    #expect(stage.microphone.openings.count == 1)
  }

  @Test("One press without permission reports one failure")
  func deniedUnderFinger() async throws {
    let stage = SessionStage(
      .callByHand,
      permissions: ScriptedPermissions([.speech: .authorized, .microphone: .denied]))
    try await stage.tap()
    try await stage.voice.close()
    await stage.goodbye()
    let failures = stage.noted.filter { if case .failed = $0 { true } else { false } }
    #expect(failures == [.failed(.microphonePermissionDenied)])
  }

  @Test("An interruption while opening ends the touch")
  func interruptedUnderFinger() async throws {
    let stage = SessionStage(.callByHand, microphone: ScriptedMicrophone(.slow))
    try await stage.voice.press()
    await stage.microphone.asked()
    try await stage.voice.interrupt()
    try await stage.voice.release()
    try await stage.phase { $0 == .failed(.interrupted) }
    await stage.microphone.closed()
    #expect(stage.microphone.openings.count == 1)
  }

  @Test("An interruption cancels a start that waits for the microphone to close")
  func interruptedBeforeStart() async throws {
    let microphone = StubbornMicrophone()
    let clock = ManualTimekeeper.serial()
    let session = VoiceSession(
      experience: .capture,
      ports: SessionPorts(
        microphone: microphone, recognizer: ScriptedRecognizer(), timekeeper: clock))
    try await session.toggle()
    await microphone.until { $0.isAsked }
    try await session.stop()
    await clock.advance(by: 1)
    try await session.press()
    try await session.release()
    try await session.interrupt()
    for await snapshot in session.snapshots {
      #expect(snapshot.phase == .failed(.interrupted))
      break
    }
    await microphone.letOpen()
    await session.close()
  }

  @Test("Positions never decrease, even if the recognizer lags when the audio ends")
  func slowPositions() async throws {
    let stage = SessionStage(.capture, recognizer: ScriptedRecognizer(.hanging))
    try await stage.tap()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("##########").samples)
    let task = await stage.recognizer.started()
    await task.appended(upTo: 16_000)
    try await stage.voice.stop()
    task.interim("hello", at: 8_000)
    task.say(.ended)
    #expect(try await stage.ended() == "hello")
    let positions = stage.noted.compactMap { event -> Int? in
      switch event {
      case .recordingStarted(_, _, let at), .interim(_, _, let at), .final(_, _, let at),
        .recordingStopped(_, _, let at):
        at
      case .speechStarted, .speechEnded, .turnEnded, .recordingEnded, .heard, .commanded,
        .recognizedAgain,
        .messageSent, .reply, .replyEnded, .input, .failed, .cue:
        nil
      }
    }
    #expect(positions == [0, 16_000, 16_000, 16_000])
  }

  @Test("Readiness is not queried at every word")
  func fewQuestions() async throws {
    let reachability = CountingReachability()
    let traits = RecognizerTraits(
      name: "cloud", locales: [.americanEnglish], needsNetwork: true)
    let stage = SessionStage(
      .capture, recognizer: ScriptedRecognizer(traits: traits), reachability: reachability)
    try await stage.tap()
    await stage.microphone.opened()
    let task = await stage.recognizer.started()
    try await stage.phase { $0 == .recording(.hand) }
    task.interim("one")
    await stage.next { if case .interim = $0 { true } else { false } }
    let before = reachability.questionCount
    for word in ["two", "three", "four"] {
      task.interim(word)
      await stage.next { if case .interim = $0 { true } else { false } }
    }
    #expect(reachability.questionCount == before)
  }

  @Test("A microphone that cancels its own opening is reported as a failure")
  func microphoneGivesUp() async throws {
    let session = VoiceSession(
      experience: .capture,
      ports: SessionPorts(
        microphone: ResigningMicrophone(), recognizer: ScriptedRecognizer(),
        timekeeper: ManualTimekeeper.serial()))
    try await session.toggle()
    for await snapshot in session.snapshots
    where snapshot.phase == .failed(.microphoneUnavailable) { break }
  }

  @Test("Leaving closes the microphone even if the recognizer never starts on on-demand audio")
  func leavingWhileStarting() async throws {
    let microphone = ScriptedMicrophone(
      .plays(SoundTimeline("########").chunks(of: 320)), delivery: .waits)
    let stage = SessionStage(
      .capture, microphone: microphone,
      recognizer: ScriptedRecognizer(RecognizerScript().slowly()))
    try await stage.tap()
    await stage.recognizer.asked()
    try await stage.phase { $0 == .recording(.hand) }
    try await stage.voice.close()
    #expect(!microphone.isOpen)
    stage.recognizer.letStart()
  }
}

/// A recognizer that reports before its start has returned.
private struct HastyRecognizer: Recognizer {
  let traits = RecognizerTraits(name: "hasty", locales: [.americanEnglish])
  let haste: RecognitionReport
  init(_ haste: RecognitionReport) { self.haste = haste }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    report(haste)
    return HastyTask()
  }
}

private final class HastyTask: RecognitionTask {
  func append(_ chunk: AudioChunk) {}
  func finish() {}
  func cancel() {}
}

/// A microphone whose opening the system cancels.
private struct ResigningMicrophone: Microphone {
  let delivery = SoundDelivery.live
  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    throw CancellationError()
  }
  func close() async {}
}

/// Reachability that counts its queries.
private final class CountingReachability: Reachability {
  private let count = Locked(0)
  var questionCount: Int { count.withLock { $0 } }
  var isConnected: Bool {
    count.withLock { $0 += 1 }
    return true
  }
}

extension RecognizerScript {
  /// A script that reports nothing on its own, not even at the end.
  fileprivate static let hanging = RecognizerScript().atFinish(.hangs)
}
