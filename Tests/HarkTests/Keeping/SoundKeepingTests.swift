import Foundation
import Hark
import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("Audio is saved while it is spoken", .seeds(50), .hangLimit(minutes: 5))
struct SoundKeepingTests {
  private let store = ScriptedTranscriptStore()
  private let sounds = SoundsInMemory()
  private let microphone = ScriptedMicrophone()
  private let recognizer = ScriptedRecognizer()
  private let clock = ManualTimekeeper.serial()

  private func session(
    _ until: TranscriptKeeping.Until = .textTaken, _ experience: Experience = .dictation,
    releasesIncomplete: Bool = false
  ) -> VoiceSession {
    var keeping = TranscriptKeeping(store, until: until, sounds: sounds)
    keeping.releasesIncomplete = releasesIncomplete
    return VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, timekeeper: clock, keeping: keeping))
  }

  private func begin(_ session: VoiceSession) async throws -> ScriptedRecognitionTask {
    let count = recognizer.tasks.count
    await clock.advance(by: 1)
    try await session.toggle()
    await microphone.opened(count + 1)
    return await recognizer.started(count + 1)
  }

  /// Delivers `seconds` of audio, and returns when `task` has it.
  private func speak(_ seconds: Double, to task: ScriptedRecognitionTask) async {
    let start = microphone.position
    microphone.send((0..<AudioTime.samples(seconds)).map { Float(($0 + start) % 999) / 32_768 })
    await task.appended(upTo: microphone.position / 512 * 512)
  }

  @Test("All audio of a recording is saved in order")
  func whole() async throws {
    let session = session()
    let task = try await begin(session)
    await speak(3.5, to: task)
    try await session.stop()
    task.final("one", index: 0)
    task.say(.ended)
    await session.settle()
    let pieces = await sounds.pieces
    #expect(pieces.first?.start == 0)
    #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.end == $1.start })
    #expect(pieces.reduce(0) { $0 + $1.samples.count } == task.samples.count)
    #expect(pieces.flatMap(\.samples) == task.samples)
    await session.close()
  }

  @Test("No audio is saved where text is sent immediately")
  func sent() async throws {
    var experience = Experience.dictation
    experience.afterStop = .send
    let session = session(.textTaken, experience)
    let task = try await begin(session)
    await speak(2, to: task)
    await session.close()
    #expect(await sounds.pieces.isEmpty)
  }

  @Test("A failed recording without text is kept with its audio when the session ends")
  func failed() async throws {
    let session = session(.recordingEnds)
    let task = try await begin(session)
    await speak(2, to: task)
    task.say(.failed(.recognitionFailed))
    await session.settle()
    await session.close()
    #expect(store.finished.isEmpty)
    #expect(await sounds.pieces.flatMap(\.samples).count == task.samples.count)
  }

  @Test("The text of a second recognition is saved before the dictation is finished")
  func again() async throws {
    let session = session()
    let task = try await begin(session)
    await speak(2, to: task)
    task.say(.failed(.recognitionFailed))
    await session.settle()
    try await session.recognizeAgain()
    let second = await recognizer.started(2)
    second.final("one two", index: 0)
    second.say(.ended)
    await store.wrote(1)
    #expect(store.writes.last?.segments == ["one two"])
    await session.textTaken()
    #expect(store.finished.count == 1)
    await session.close()
  }

  @Test("A dismissed failure without text leaves nothing in the store")
  func dismissed() async throws {
    let session = session()
    let task = try await begin(session)
    await speak(2, to: task)
    task.say(.failed(.recognitionFailed))
    await session.settle()
    try await session.dismissFailure()
    await session.settle()
    #expect(store.finished.count == 1)
    await session.close()
  }

  @Test("A store that cannot save audio saves and removes text at once, and is reported once")
  func textFirst() async throws {
    await sounds.fail(.full)
    let session = session()
    let events = session.events
    let task = try await begin(session)
    await speak(2, to: task)
    task.final("one", index: 0)
    await store.wrote(1)
    try await session.stop()
    task.say(.ended)
    await session.settle()
    await session.textTaken()
    #expect(store.finished.count == 1)
    await session.close()
    var failures = 0
    for await event in events { if case .cue(.notKept) = event { failures += 1 } }
    #expect(failures == 1)
  }

  @Test("A failed recording is released for recovery, whatever is taken or recorded afterward")
  func released() async throws {
    let session = session(releasesIncomplete: true)
    let failing = try await begin(session)
    await speak(2, to: failing)
    failing.final("one", index: 0)
    failing.say(.failed(.recognitionFailed))
    await session.settle()
    await session.textTaken()
    let next = try await begin(session)
    next.final("two", index: 0)
    try await session.stop()
    next.say(.ended)
    await session.settle()
    await session.textTaken()
    #expect(store.finished.count == 1)
    #expect(try await store.unfinished().map(\.text) == ["one"])
    await session.close()
  }

  @Test("Text of a failed recording that is taken is finished where it can be recognized again")
  func taken() async throws {
    let session = session()
    let task = try await begin(session)
    await speak(2, to: task)
    task.final("one", index: 0)
    task.say(.failed(.recognitionFailed))
    await session.settle()
    await session.textTaken()
    #expect(store.finished.count == 1 && store.kept.isEmpty)
    await session.close()
  }

  @Test("Audio for which the store is too slow is deleted, and the text is saved")
  func slow() async throws {
    await sounds.fail(.full)
    let session = session()
    let task = try await begin(session)
    await speak(62, to: task)
    await sounds.fail(nil)
    await clock.advance(by: 1)
    task.final("one", index: 0)
    await store.wrote(1)
    await speak(2, to: task)
    try await session.stop()
    task.say(.ended)
    await session.settle()
    #expect(await sounds.pieces.isEmpty)
    await session.close()
  }
}

/// A store for audio in memory, which fails when the test requests it.
private actor SoundsInMemory: SoundStore {
  private(set) var pieces: [SoundPiece] = []
  private var failure: TranscriptStoreFailure?

  func fail(_ failure: TranscriptStoreFailure?) { self.failure = failure }

  func write(_ piece: SoundPiece, of origin: DictationOrigin) throws {
    if let failure { throw failure }
    pieces.removeAll { $0.start == piece.start }
    pieces.append(piece)
  }

  func deleteSound(of id: UUID) throws {
    if let failure { throw failure }
    pieces = []
  }

  func sound(of id: UUID) -> [SoundPiece] { pieces }
}

extension ScriptedRecognitionTask {
  fileprivate var samples: [Float] { chunks.flatMap(\.samples) }
}
