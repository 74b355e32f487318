import Dispatch
import HarkTesting
import Testing

@testable import Hark

@Suite("Telling everybody who listens")
struct BroadcastTests {
  @Test("Whoever left before being entered is forgotten at the next news")
  func leftBefore() {
    let broadcast = Broadcast()
    broadcast.add(.watcher(Self.left()), Snapshot())
    broadcast.add(.drawer(Self.left()), Snapshot())
    broadcast.tell(.reply("hello"))
    broadcast.show(Snapshot(phase: .listening))
    #expect(broadcast.isEmpty)
  }

  @Test("Whoever leaves is forgotten at once")
  func leaves() {
    let broadcast = Broadcast()
    let (stream, continuation) = AsyncStream<SessionEvent>.makeStream()
    broadcast.add(.watcher(continuation), Snapshot())
    #expect(!broadcast.isEmpty)
    continuation.finish()
    #expect(broadcast.isEmpty)
    _ = stream
  }

  @Test("Whoever joins while something is drawn is shown it, before or behind")
  func joins() async throws {
    let before = Snapshot()
    let after = Snapshot(phase: .listening)
    for _ in 0..<2_000 {
      // Only a keeper draws from a thread other than the session's.
      let broadcast = Broadcast(
        keeper: TranscriptKeeper(
          TranscriptKeeping(ScriptedTranscriptStore()), timekeeper: ManualTimekeeper(),
          notes: FailureNotes(diagnostics: NoDiagnostics(), recognizer: "scripted"),
          origin: { preconditionFailure("Nothing is dictated.") }))
      broadcast.draw(before)
      let (states, drawer) = AsyncStream<Snapshot>.makeStream(bufferingPolicy: .bufferingNewest(1))
      DispatchQueue.concurrentPerform(iterations: 2) { side in
        if side == 0 { broadcast.draw(after) } else { broadcast.add(.drawer(drawer), before) }
      }
      broadcast.finish()
      var last: Snapshot?
      for await state in states { last = state }
      #expect(last == after)
    }
  }

  @Test("An observer hears all in one order, and that it is over")
  func observer() {
    let broadcast = Broadcast()
    let journal = Locked<[JournalEntry]>([])
    broadcast.add(.observer { entry in journal.withLock { $0.append(entry) } }, Snapshot())
    broadcast.tell(.reply("hello"))
    broadcast.show(Snapshot(phase: .listening))
    broadcast.tell(.reply("again"))
    broadcast.finish()
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
