import Hark
import HarkSimulation
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@testable import HarkTesting

@Suite("The order of release", .seeds(50), .hangLimit(minutes: 5))
struct ReleaseOrderTests {
  /// A microphone that closes only when the test allows it.
  private final class SlowToClose: Microphone {
    let device = ScriptedMicrophone()
    let isAsked = Watched(false)
    let mayClose = Watched(false)
    var delivery: SoundDelivery { .live }

    func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
      try await device.open(profile)
    }

    func close() async {
      isAsked.change { $0 = true }
      await mayClose.wait { $0 }
      await device.close()
    }
  }

  @Test("A session settles once the microphone is closed and the final results are saved")
  func settled() async throws {
    let microphone = SlowToClose()
    let recognizer = ScriptedRecognizer(RecognizerScript("hello"))
    let store = ScriptedTranscriptStore()
    let session = VoiceSession(
      experience: .capture,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, timekeeper: ManualTimekeeper.serial(),
        keeping: TranscriptKeeping(store, until: .textTaken)))
    try await session.toggle()
    await microphone.device.opened()
    microphone.device.send(SoundTimeline("########__").samples)
    let task = await recognizer.started()
    await task.appended(upTo: 10 * SoundTimeline.column)
    try await session.interrupt()
    await microphone.isAsked.wait { $0 }
    let isSettled = Watched(false)
    let settling = Task {
      await session.settle()
      #expect(!microphone.device.isOpen)
      #expect(store.writes.last?.segments == ["hello"])
      isSettled.change { $0 = true }
    }
    await SerialScheduler.shared.settle()
    #expect(!isSettled.now)
    microphone.mayClose.change { $0 = true }
    await settling.value
    await session.close()
  }

  @Test("The timeout for the last words starts when the recognizer learns of the end")
  func timeout() async throws {
    let (microphone, clock) = (SlowToClose(), ManualTimekeeper.serial())
    let recognizer = ScriptedRecognizer(RecognizerScript("hello").atFinish(.hangs))
    let session = VoiceSession(
      experience: .capture,
      ports: SessionPorts(microphone: microphone, recognizer: recognizer, timekeeper: clock))
    let isOver = Watched(false)
    let events = session.events
    let listening = Task {
      for await event in events { if case .recordingEnded = event { isOver.change { $0 = true } } }
    }
    try await session.toggle()
    await microphone.device.opened()
    microphone.device.send(SoundTimeline("########__").samples)
    let task = await recognizer.started()
    await task.appended(upTo: 10 * SoundTimeline.column)
    try await session.stop()
    await microphone.isAsked.wait { $0 }
    await SerialScheduler.shared.settle()
    await clock.advance(by: 2 * FinalWait.seconds(unfinished: 1))
    await SerialScheduler.shared.settle()
    #expect(!isOver.now)
    microphone.mayClose.change { $0 = true }
    await task.finished()
    await SerialScheduler.shared.settle()
    await clock.advance(by: FinalWait.seconds(unfinished: 1))
    await isOver.wait { $0 }
    await session.close()
    await listening.value
  }

  @Test("A microphone that does not close delays the last words only for the longest wait")
  func neverClosed() async throws {
    let (microphone, clock) = (SlowToClose(), ManualTimekeeper.serial())
    let session = VoiceSession(
      experience: .capture,
      ports: SessionPorts(
        microphone: microphone, recognizer: ScriptedRecognizer(RecognizerScript("hello")),
        timekeeper: clock))
    let isOver = Watched(false)
    let events = session.events
    let listening = Task {
      for await event in events { if case .recordingEnded = event { isOver.change { $0 = true } } }
    }
    try await session.toggle()
    await microphone.device.opened()
    microphone.device.send(SoundTimeline("########__").samples)
    try await session.stop()
    await microphone.isAsked.wait { $0 }
    await SerialScheduler.shared.settle()
    #expect(!isOver.now)
    await clock.advance(by: FinalWait.longest)
    await SerialScheduler.shared.settle()
    #expect(isOver.now)
    microphone.mayClose.change { $0 = true }
    await session.close()
    await listening.value
  }

  @Test(
    "The microphone closes before the task is finished or canceled",
    .covers("S4-28", "S1-58", "S2-53"), arguments: [true, false])
  func closedFirst(_ isCancelled: Bool) async throws {
    let microphone = SlowToClose()
    let recognizer = ScriptedRecognizer(RecognizerScript("hello"))
    let session = VoiceSession(
      experience: .capture,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, timekeeper: ManualTimekeeper.serial()))
    try await session.toggle()
    await microphone.device.opened()
    microphone.device.send(SoundTimeline("########__").samples)
    let task = await recognizer.started()
    await task.appended(upTo: 10 * SoundTimeline.column)
    if isCancelled { try await session.cancel() } else { try await session.stop() }
    await microphone.isAsked.wait { $0 }
    // The session handles this call after all effects of the stop.
    try await session.appear()
    #expect(!task.isFinished)
    #expect(!task.isCancelled)
    microphone.mayClose.change { $0 = true }
    if isCancelled { await task.cancelled() } else { await task.finished() }
    #expect(!microphone.device.isOpen)
  }

  @Test("A task that is released with the microphone holds its decoder until then")
  func decoder() async throws {
    let (microphone, clock) = (SlowToClose(), ManualTimekeeper.serial())
    let recognizer = ScriptedRecognizer(
      RecognizerScript("hello").atFinish(.hangs), RecognizerScript("again"),
      traits: RecognizerTraits(
        name: "single", locales: [.americanEnglish], tasksAtOnce: 1, limits: TaskLimits(longest: 6)),
      decoderCount: 1)
    let session = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(microphone: microphone, recognizer: recognizer, timekeeper: clock))
    try await session.toggle()
    await microphone.device.opened()
    let first = await recognizer.started()
    let speech = SoundTimeline(String(repeating: "#", count: 70))
    for chunk in speech.chunks(of: 16_000) { microphone.device.send(chunk.samples) }
    await first.finished()
    try await session.stop()
    await microphone.isAsked.wait { $0 }
    await SerialScheduler.shared.settle()
    await clock.advance(by: FinalWait.seconds(unfinished: 7))
    await SerialScheduler.shared.settle()
    #expect(recognizer.tasks.count == 1 && !first.isCancelled)
    microphone.mayClose.change { $0 = true }
    await recognizer.started(2).finished()
    #expect(first.isCancelled)
    await session.close()
  }
}
