import Foundation
import Hark
import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("Calls of a session", .seeds(50), .hangLimit(minutes: 1))
struct SessionCallsTests {
  private static let speech = SoundTimeline("__########__")

  private static func session(_ microphone: any Microphone) -> VoiceSession {
    VoiceSession(
      experience: .dictation,
      ports: SessionPorts(
        microphone: microphone, recognizer: ScriptedRecognizer(),
        timekeeper: ManualTimekeeper.serial()))
  }

  @Test("In a manual mode, start begins one recording and never stops it")
  func startsByHand() async throws {
    let stage = SessionStage(.dictation)
    try await stage.voice.start()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.hand) }
    try await stage.voice.start()
    #expect(try await stage.voice.recordings.underWay != nil)
    #expect(stage.microphone.openings.count == 1)
    await stage.goodbye()
  }

  @Test("In an automatic mode, start listens, also after a pause")
  func startsAutomatically() async throws {
    let stage = SessionStage(.call)
    try await stage.voice.start()
    try await stage.phase { $0 == .listening }
    try await stage.voice.start()
    try await stage.phase { $0 == .listening }
    try await stage.tap()
    try await stage.phase { $0 == .paused }
    try await stage.voice.start()
    try await stage.phase { $0 == .listening }
    await stage.goodbye()
  }

  @Test("A slow reader of the journal misses snapshots before another one, but no event")
  func journal() async throws {
    let microphone = ScriptedMicrophone()
    let session = Self.session(microphone)
    let observed = Locked<[JournalEntry]>([])
    session.observe { entry in observed.withLock { $0.append(entry) } }
    let (journal, events) = (session.journal, session.events)
    try await session.start()
    await microphone.opened()
    await SerialScheduler.shared.settle()
    try await session.stop()
    await SerialScheduler.shared.settle()
    await session.close()
    // Everything is read after the session's end.
    var entries: [JournalEntry] = []
    for await batch in journal { entries += batch }
    var all: [SessionEvent] = []
    for await event in events { all.append(event) }
    let happened = entries.compactMap { if case .happened(let event) = $0 { event } else { nil } }
    #expect(happened == all && all.count > 2)
    var expected: [JournalEntry] = []
    for entry in observed.withLock({ $0 }) where entry != .ended {
      if case .shown = entry, case .shown = expected.last { expected.removeLast() }
      expected.append(entry)
    }
    #expect(entries == expected)
    #expect(expected.count < observed.withLock { $0.count } - 1)
  }

  @Test("Close ends all streams, including later ones, and refuses every request")
  func closes() async throws {
    let microphone = ScriptedMicrophone()
    let session = Self.session(microphone)
    let (events, snapshots, transcripts) = (
      session.events, session.snapshots, session.transcripts
    )
    try await session.start()
    await microphone.opened()
    await SerialScheduler.shared.settle()
    await session.close()
    #expect(!microphone.isOpen)
    var last: SessionEvent?
    for await event in events { last = event }
    guard case .recordingEnded = last else {
      Issue.record("The last event is \(String(describing: last))")
      return
    }
    for await _ in snapshots {}
    for await _ in transcripts {}
    for await _ in session.events {}
    var phases: [Phase] = []
    for await snapshot in session.snapshots { phases.append(snapshot.phase) }
    #expect(phases == [.idle])
    await #expect(throws: Refusal.closed) { try await session.start() }
    await #expect(throws: Refusal.closed) { try await session.press() }
    #expect(Refusal.closed.localizedDescription == "The session is closed: create another one.")
    await session.close()
  }

  @Test("While a session is closing, it refuses to start")
  func closing() async throws {
    let microphone = StubbornMicrophone()
    let session = Self.session(microphone)
    try await session.start()
    await microphone.until { $0.isAsked }
    let closing = Task { await session.close() }
    await microphone.until { $0.closeCount == 1 }
    await #expect(throws: Refusal.closed) { try await session.start() }
    await #expect(throws: Refusal.closed) { try await session.toggle() }
    await microphone.letOpen()
    await closing.value
    await microphone.until { $0.hasOpened && !$0.isOpen }
  }

  @Test("Start after stop records again")
  func startsAgain() async throws {
    let stage = SessionStage(.dictation)
    try await stage.voice.start()
    await stage.microphone.opened()
    try await stage.voice.stop()
    await stage.clock.advance(by: 1)
    try await stage.voice.start()
    await SerialScheduler.shared.settle()
    #expect(stage.microphone.openings.count == 2)
    await stage.goodbye()
  }

  @Test("Transcripts contain the text of the recording, each once")
  func transcripts() async throws {
    let script = RecognizerScript().after(0.3, .interim("rice"))
      .after(0.6, .interim("rice and beans"))
    let stage = SessionStage(.dictation, recognizer: ScriptedRecognizer(script))
    let texts = try stage.voice.transcripts
    let read = Locked<[Transcript]>([])
    let reading = Task {
      for await transcript in texts { read.withLock { $0.append(transcript) } }
    }
    try await stage.voice.start()
    await stage.microphone.opened()
    for chunk in Self.speech.chunks(of: 1_600) {
      stage.microphone.send(chunk.samples)
      await SerialScheduler.shared.settle()
    }
    try await stage.voice.close()
    await reading.value
    let all = read.withLock { $0 }
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 != $1 })
    let changes = all.map(\.text).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(changes == ["", "rice", "rice and beans"])
  }

  @Test("The end of a reply is reported once, with the received text")
  func replyEnds() async throws {
    let stage = SessionStage(
      .call, recognizer: ScriptedRecognizer(RecognizerScript("hello")),
      agent: ScriptedAgent(.says("Hello ", "there.")))
    try await stage.voice.start()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("__########______________________").samples)
    await stage.next { $0 == .replyEnded("Hello there.") }
    try await stage.voice.close()
    #expect(
      stage.noted.filter { if case .replyEnded = $0 { true } else { false } }
        == [.replyEnded("Hello there.")])
  }

  @Test("A failed reply ends after its failure")
  func replyFails() async throws {
    let stage = SessionStage(
      .call, recognizer: ScriptedRecognizer(RecognizerScript("hello")),
      agent: ScriptedAgent(.fails(.replyFailed)))
    try await stage.voice.start()
    await stage.microphone.opened()
    stage.microphone.send(SoundTimeline("__########______________________").samples)
    await stage.next { $0 == .failed(.replyFailed) }
    await stage.next { $0 == .replyEnded("") }
    await stage.goodbye()
  }

  @Test("One call transcribes a whole recording and closes its microphone")
  func transcribes() async throws {
    let microphone = ScriptedMicrophone(.plays(Self.speech.chunks(of: 320)), delivery: .waits)
    let script = RecognizerScript().after(0.6, .interim("rice and beans"))
    let recognizer = ScriptedRecognizer(script)
    #expect(try await recognizer.transcribe(microphone).text == "rice and beans")
    #expect(!microphone.isOpen)
  }

  @Test("A recording without words has an empty transcript")
  func transcribesNothing() async throws {
    let microphone = ScriptedMicrophone(
      .plays(SoundTimeline("____________").chunks(of: 320)), delivery: .waits)
    #expect(try await ScriptedRecognizer(RecognizerScript()).transcribe(microphone).text == "")
  }

  @Test(
    "Failures of the microphone and the recognizer are thrown",
    arguments: [VoiceFailure.microphoneUnavailable, .soundUnreadable])
  func transcriptionFails(_ failure: VoiceFailure) async throws {
    let microphone = ScriptedMicrophone(.refuses(failure), delivery: .waits)
    await #expect(throws: failure) { try await ScriptedRecognizer().transcribe(microphone) }
    let broken = ScriptedRecognizer(RecognizerScript().after(0.1, .failure(.recognitionFailed)))
    let sound = ScriptedMicrophone(.plays(Self.speech.chunks(of: 320)), delivery: .waits)
    await #expect(throws: VoiceFailure.recognitionFailed) { try await broken.transcribe(sound) }
    let unknown = try #require(LocaleTag("tlh"))
    await #expect(throws: VoiceFailure.localeUnsupported) {
      try await ScriptedRecognizer().transcribe(sound, in: unknown)
    }
  }

  @Test("A canceled transcription throws and closes its microphone")
  func transcriptionIsCanceled() async throws {
    let microphone = ScriptedMicrophone()
    let transcribing = Task { try await ScriptedRecognizer().transcribe(microphone) }
    await microphone.opened()
    transcribing.cancel()
    await #expect(throws: CancellationError.self) { try await transcribing.value }
    #expect(!microphone.isOpen)
  }
}
