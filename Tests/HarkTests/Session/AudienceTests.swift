import Dispatch
import HarkTesting
import Testing

@testable import Hark

@Suite("The listeners of a session")
struct AudienceTests {
  @Test("A listener that terminated before it was added is removed at the next event")
  func leftBefore() {
    let audience = Audience()
    audience.add(.init(Self.left() as AsyncStream<SessionEvent>.Continuation), Snapshot())
    audience.add(.init(Self.left() as AsyncStream<Snapshot>.Continuation), Snapshot())
    audience.tell(.reply("hello"))
    audience.show(Snapshot(phase: .listening))
    #expect(audience.isEmpty)
  }

  @Test("A listener that terminates is removed immediately")
  func leaves() {
    let audience = Audience()
    let (stream, continuation) = AsyncStream<SessionEvent>.makeStream()
    audience.add(.init(continuation), Snapshot())
    #expect(!audience.isEmpty)
    continuation.finish()
    #expect(audience.isEmpty)
    _ = stream
  }

  @Test("A listener that joins while a snapshot is drawn receives that snapshot")
  func joins() async throws {
    let before = Snapshot()
    let after = Snapshot(phase: .listening)
    for _ in 0..<2_000 {
      // Only a keeper calls `draw` on a thread other than the session's.
      let audience = Audience(
        keeper: TranscriptKeeper(
          TranscriptKeeping(ScriptedTranscriptStore()), timekeeper: ManualTimekeeper(),
          notes: FailureNotes(diagnostics: NoDiagnostics(), recognizer: "scripted"),
          origin: { preconditionFailure("Nothing is dictated.") }))
      audience.draw(before)
      let (states, drawer) = AsyncStream<Snapshot>.makeStream(bufferingPolicy: .bufferingNewest(1))
      DispatchQueue.concurrentPerform(iterations: 2) { side in
        if side == 0 { audience.draw(after) } else { audience.add(.init(drawer), before) }
      }
      audience.finish()
      var last: Snapshot?
      for await state in states { last = state }
      #expect(last == after)
    }
  }

  @Test("An observer receives all entries in one order, and the end")
  func observer() {
    let audience = Audience()
    let journal = Locked<[JournalEntry]>([])
    audience.add(.init { entry in journal.withLock { $0.append(entry) } }, Snapshot())
    audience.tell(.reply("hello"))
    audience.show(Snapshot(phase: .listening))
    audience.tell(.reply("again"))
    audience.finish()
    #expect(
      journal.withLock { $0 } == [
        .shown(Snapshot()), .happened(.reply("hello")), .shown(Snapshot(phase: .listening)),
        .happened(.reply("again")), .ended,
      ])
  }

  /// Returns the continuation of a listener that has left.
  private static func left<Element>() -> AsyncStream<Element>.Continuation {
    let (_, continuation) = AsyncStream<Element>.makeStream()
    continuation.finish()
    return continuation
  }
}
