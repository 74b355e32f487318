import Foundation
import Hark
import HarkSimulation
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("Text is saved while it is spoken", .seeds(50), .hangLimit(minutes: 5))
struct TranscriptKeeperTests {
  private let store = ScriptedTranscriptStore()
  private let microphone = ScriptedMicrophone()
  private let recognizer = ScriptedRecognizer()
  private let clock = ManualTimekeeper.serial()

  private func session(
    _ until: TranscriptKeeping.Until = .recordingEnds, _ experience: Experience = .dictation,
    diagnostics: any Diagnostics = NoDiagnostics()
  ) -> VoiceSession {
    VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, timekeeper: clock,
        keeping: TranscriptKeeping(store, until: until), diagnostics: diagnostics))
  }

  /// Begins a recording and returns its recognition task.
  private func begin(_ session: VoiceSession) async throws -> ScriptedRecognitionTask {
    let count = recognizer.tasks.count
    // The session ignores taps that follow too closely.
    await clock.advance(by: 1)
    try await session.toggle()
    await microphone.opened(count + 1)
    return await recognizer.started(count + 1)
  }

  /// Returns the next event for which `isIt` holds.
  private func next(
    _ events: inout AsyncStream<SessionEvent>.AsyncIterator, _ isIt: (SessionEvent) -> Bool
  ) async -> SessionEvent? {
    while let event = await events.next() { if isIt(event) { return event } }
    return nil
  }

  private func isFinal(_ event: SessionEvent) -> Bool {
    if case .final = event { true } else { false }
  }

  @Test("Each final segment is written immediately with its origin", .covers("S4-41"))
  func finals() async throws {
    let session = session()
    session.dictate(into: "summary")
    let task = try await begin(session)
    task.final("one two", index: 0)
    await store.wrote(1)
    task.final("three", index: 1)
    await store.wrote(2)
    let writes = store.writes
    #expect(writes.map(\.segments) == [["one two"], ["three"]])
    #expect(writes.map(\.keeping) == [0, 1])
    let origin = try #require(writes.first?.origin)
    #expect(origin.experience == "dictation" && origin.field == "summary")
    #expect(origin.locale == .norwegianBokmal)
    #expect(origin.settings == DictationSettings(.dictation, recognizer: "scripted"))
    await session.close()
  }

  @Test(
    "Shown text is kept when a broken task is continued after the audio's end")
  func retryBehindTheEnd() async throws {
    let words = (0..<40).map {
      RecognizedWord(text: "w\($0)", range: AudioRange(start: 4_800 * $0, end: 4_800 * $0 + 4_000))
    }
    let text = { (count: Int) in words[..<count].map(\.text).joined(separator: " ") }
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: words).atFinish(.hangs),
      traits: RecognizerTraits(
        name: "limited", locales: [.norwegianBokmal], tasksAtOnce: 1,
        limits: TaskLimits(longest: 60, coolDown: 0.5)),
      decoderCount: 1)
    let session = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, timekeeper: clock,
        keeping: TranscriptKeeping(store, until: .textTaken)))
    await clock.advance(by: 1)
    try await session.toggle()
    let first = await recognizer.started()
    microphone.send(SoundTimeline(String(repeating: "#", count: 60)).samples)
    await first.appended(upTo: 96_000)
    first.say(.failed(.serviceUnavailable))
    microphone.send(SoundTimeline(String(repeating: "#", count: 20)).samples)
    for await snapshot in session.snapshots where snapshot.elapsed > 7.9 { break }
    await clock.sleeper(until: 1.5)
    await clock.advance(by: 0.3)
    try await session.stop()
    // A kill during the recognizer's cool-down would leave this text.
    await kept(text(20))
    await clock.advance(by: 0.2)
    let second = await recognizer.started(2)
    await second.finished()
    for await snapshot in session.snapshots where snapshot.transcript.text == text(26) { break }
    // A kill before the last words are final would leave this text.
    await clock.advance(by: 0.2)
    await kept(text(26))
    // A kill after the wait for the last words has timed out would leave the same text.
    await clock.advance(by: 10)
    for await snapshot in session.snapshots where snapshot.phase == .idle { break }
    #expect(store.kept.map(\.text) == [text(26)])
    await session.close()
  }

  /// Returns when a kill would leave exactly this text.
  private func kept(_ text: String) async {
    var count = 0
    while store.kept.first?.text != text {
      count += 1
      await store.wrote(count)
    }
  }

  @Test("Only the newest interim text is written, every 200 ms")
  func coalescing() async throws {
    let session = session()
    let task = try await begin(session)
    task.interim("one", index: 0)
    await store.wrote(1)
    for text in ["one two", "one two three", "one two three four"] { task.interim(text, index: 0) }
    // The first text sets the alarm, which could fire while the others are still in transit.
    for await snapshot in session.snapshots
    where snapshot.transcript.text == "one two three four" { break }
    await clock.sleepers(1)
    await clock.advance(by: 0.19)
    #expect(store.writes.map(\.tail) == ["one"])
    await clock.advance(by: 0.02)
    await store.wrote(2)
    #expect(store.writes.map(\.tail) == ["one", "one two three four"])
    await session.close()
  }

  @Test("A final segment is shown only after it is saved")
  func shownWhenKept() async throws {
    let session = session()
    var events = session.events.makeAsyncIterator()
    let task = try await begin(session)
    store.hang(true)
    task.final("one", index: 0)
    await store.asked(1)
    // A new listener does not receive the segment either.
    for await snapshot in session.snapshots {
      #expect(snapshot.transcript.isEmpty)
      break
    }
    store.hang(false)
    let shown = await next(&events, isFinal)
    #expect(shown != nil && store.kept.first?.segments == ["one"])
    for await snapshot in session.snapshots where snapshot.transcript.text == "one" { break }
    await session.close()
  }

  @Test("A store that hangs delays a final segment by 100 ms, and then nothing")
  func hanging() async throws {
    let session = session()
    var events = session.events.makeAsyncIterator()
    let task = try await begin(session)
    store.hang(true)
    task.final("one", index: 0)
    await store.asked(1)
    await clock.sleepers(1)
    await clock.advance(by: 0.1)
    #expect(await next(&events, isFinal) != nil)
    task.final("two", index: 1)
    #expect(await next(&events, isFinal) != nil)
    store.hang(false)
    await store.wrote(2)
    #expect(store.kept.first?.segments == ["one", "two"])
    await session.close()
  }

  @Test("A failing store is reported once and used again when it recovers")
  func failing() async throws {
    let diagnostics = NotedReports()
    let session = session(diagnostics: diagnostics)
    var events = session.events.makeAsyncIterator()
    let task = try await begin(session)
    store.fail(.full)
    task.final("one", index: 0)
    // The segment that waited for the store is shown first, then the reason that it is not saved.
    let isTold = { (event: SessionEvent) in
      isFinal(event) || event == .cue(.notKept(.full))
    }
    #expect(await next(&events, isTold).map(isFinal) == true)
    #expect(await next(&events, isTold) == .cue(.notKept(.full)))
    // Segments do not wait for a failing store, and its failure is not reported again.
    task.final("two", index: 1)
    #expect(await next(&events, isTold).map(isFinal) == true)
    await clock.sleepers(1)
    await clock.advance(by: 1.1)
    await store.failed(2)
    store.fail(nil)
    await clock.sleepers(1)
    await clock.advance(by: 1.1)
    await store.wrote(1)
    #expect(store.kept.first?.segments == ["one", "two"])
    store.fail(.readOnly)
    task.final("three", index: 2)
    #expect(await next(&events) { $0 == .cue(.notKept(.readOnly)) } != nil)
    store.fail(nil)
    try await session.stop()
    await session.close()
    #expect(diagnostics.matters == [.notKept(.full), .notKept(.readOnly)])
    #expect(store.violations.isEmpty)
  }

  @Test("Ended and canceled dictations are removed")
  func finished() async throws {
    let session = session()
    let task = try await begin(session)
    task.final("one", index: 0)
    await store.wrote(1)
    try await session.stop()
    await store.finished(1)
    let other = try await begin(session)
    other.final("two", index: 0)
    await store.wrote(2)
    try await session.cancel()
    await store.finished(2)
    #expect(store.kept.isEmpty && store.violations.isEmpty)
    await session.close()
  }

  @Test(
    "Text that must be taken stays in the store until then, and is offered otherwise")
  func taken() async throws {
    let session = session(.textTaken)
    var events = session.events.makeAsyncIterator()
    var recordings: [RecordingID] = []
    for text in ["one", "two"] {
      let task = try await begin(session)
      task.final(text, index: 0)
      try await session.stop()
      let ended = await next(&events) { if case .recordingEnded = $0 { true } else { false } }
      if case .recordingEnded(let id, _) = ended { recordings.append(id) }
    }
    #expect(store.kept.map(\.text) == ["one", "two"])
    await session.textTaken(through: recordings.first)
    #expect(store.kept.map(\.text) == ["two"])
    #expect(try await store.unfinished().isEmpty)
    await session.close()
    #expect(try await store.unfinished().map(\.text) == ["two"])
    await session.textTaken()
    #expect(store.kept.isEmpty)
  }

  @Test("Promoted interim text is stored once")
  func promoted() async throws {
    let recognizer = ScriptedRecognizer(RecognizerScript().atFinish(.hangs))
    let session = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, timekeeper: clock,
        keeping: TranscriptKeeping(store, until: .textTaken)))
    try await session.toggle()
    let task = await recognizer.started()
    task.interim("one two", index: 0)
    await store.wrote(1)
    var events = session.events.makeAsyncIterator()
    try await session.stop()
    await clock.sleepers(1)
    await clock.advance(by: 30)
    let ended = await next(&events) { if case .recordingEnded = $0 { true } else { false } }
    #expect(ended != nil)
    await session.close()
    #expect(store.kept.map(\.text) == ["one two"] && store.kept.first?.tail == "")
  }

  @Test("Interim text is shown immediately, however slow the store is")
  func interimAtOnce() async throws {
    let session = session()
    let task = try await begin(session)
    store.hang(true)
    task.interim("one", index: 0)
    for await snapshot in session.snapshots where snapshot.transcript.text == "one" { break }
    store.hang(false)
    await session.close()
  }

  @Test("A store that has recovered its speed is awaited again")
  func quickAgain() async throws {
    let session = session()
    let task = try await begin(session)
    store.hang(true)
    task.final("one", index: 0)
    await store.asked(1)
    await clock.sleepers(1)
    await clock.advance(by: 0.1)
    for await snapshot in session.snapshots where snapshot.transcript.text == "one" { break }
    store.hang(false)
    // Returns when all changes have been written.
    await session.textTaken()
    store.hang(true)
    task.final("two", index: 1)
    await store.asked(2)
    for await snapshot in session.snapshots {
      #expect(snapshot.transcript.text == "one")
      break
    }
    store.hang(false)
    await session.close()
  }

  @Test("A dictation missing from the store is written as a whole")
  func gone() async throws {
    let session = session()
    let task = try await begin(session)
    task.final("one", index: 0)
    await store.wrote(1)
    // The dictation disappears from the store, as if its file had been moved away.
    let other = ScriptedTranscriptStore(sharedWith: store)
    store.die()
    let id = try #require(store.writes.first?.origin.id)
    _ = try await other.claim(id)
    try await other.finish(id)
    task.final("two", index: 1)
    await store.wrote(2)
    #expect(store.kept.first?.segments == ["one", "two"])
    await session.close()
  }

  @Test("At the end, a failed store is retried once immediately")
  func triedAtTheEnd() async throws {
    let session = session(.textTaken)
    var events = session.events.makeAsyncIterator()
    let task = try await begin(session)
    store.fail(.locked)
    task.final("one", index: 0)
    _ = await next(&events) { $0 == .cue(.notKept(.locked)) }
    store.fail(nil)
    await session.close()
    #expect(try await store.unfinished().map(\.text) == ["one"])
  }

  @Test("A store that recovers after the session has been released still gets the text")
  func triedAfterTheEnd() async throws {
    var session: VoiceSession? = session(.textTaken)
    let task = try await begin(#require(session))
    store.fail(.locked)
    task.final("one", index: 0)
    await session?.close()
    session = nil
    await SerialScheduler.shared.settle()
    #expect(store.kept.isEmpty)
    store.fail(nil)
    await clock.advance(by: 1)
    await store.released(1)
    #expect(store.kept.map(\.text) == ["one"])
  }

  @Test("A canceled recording is removed without confirmation")
  func dropped() async throws {
    let session = session(.textTaken)
    let task = try await begin(session)
    task.final("one", index: 0)
    await store.wrote(1)
    try await session.cancel()
    await store.finished(1)
    #expect(store.kept.isEmpty)
    await session.close()
  }

  @Test("A recording canceled while the store hangs leaves no data")
  func droppedMeanwhile() async throws {
    let session = session()
    let task = try await begin(session)
    store.hang(true)
    task.final("one", index: 0)
    await store.asked(1)
    try await session.cancel()
    store.hang(false)
    await store.finished(1)
    #expect(store.kept.isEmpty && store.violations.isEmpty)
    await session.close()
    #expect(try await store.unfinished().isEmpty)
  }

  @Test("A removal that failed is repeated when the store recovers")
  func finishedLater() async throws {
    let session = session()
    var events = session.events.makeAsyncIterator()
    let task = try await begin(session)
    task.final("one", index: 0)
    await store.wrote(1)
    store.fail(.locked)
    task.final("two", index: 1)
    _ = await next(&events) { $0 == .cue(.notKept(.locked)) }
    try await session.stop()
    store.fail(nil)
    await clock.sleepers(1)
    await clock.advance(by: 1.1)
    await store.finished(1)
    #expect(store.kept.isEmpty && store.violations.isEmpty)
    await session.close()
  }

  @Test("Two sessions are stored separately")
  func apart() async throws {
    let first = session()
    let task = try await begin(first)
    task.final("one", index: 0)
    await store.wrote(1)
    let (microphone, recognizer) = (ScriptedMicrophone(), ScriptedRecognizer())
    let second = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, timekeeper: clock,
        keeping: TranscriptKeeping(store)))
    try await second.toggle()
    let other = await recognizer.started()
    other.final("two", index: 0)
    await store.wrote(2)
    try await first.stop()
    await store.finished(1)
    #expect(store.kept.map(\.text) == ["two"])
    await first.close()
    await second.close()
  }

  @Test("A session released in mid-sentence leaves its text to be offered")
  func goneAway() async throws {
    var session: VoiceSession? = session()
    let task = try await begin(try #require(session))
    task.interim("one", index: 0)
    await store.wrote(1)
    task.interim("one two", index: 0)
    var gone = try #require(session).events.makeAsyncIterator()
    for await snapshot in try #require(session).snapshots
    where snapshot.transcript.text == "one two" { break }
    session = nil
    while await gone.next() != nil {}
    await store.asked(3)
    await store.wrote(2)
    #expect(store.kept.map(\.text) == ["one two"])
  }
}

/// Diagnostics that record reports of text that is not saved.
private final class NotedReports: Diagnostics {
  private let reports = Locked<[FailureReport.Matter]>([])

  var matters: [FailureReport.Matter] { reports.withLock { $0 } }

  func note(_ report: FailureReport) {
    if case .notKept = report.matter { reports.withLock { $0.append(report.matter) } }
  }
}
