import Foundation
import Hark
import TestLimits
import Testing

@testable import HarkServices

@Suite("A task that sends segments", .hangLimit(minutes: 5))
struct SegmentTaskTests {
  /// The work of a task when it is canceled.
  enum Work: CaseIterable, Sendable { case none, waiting, returning, failing }

  private static let speech = AudioChunk(start: 0, samples: [Float](repeating: 0.1, count: 1_600))

  /// Yields the end of the work that refers to it.
  private final class Referent: Sendable {
    let end: AsyncStream<Void>.Continuation

    init(_ end: AsyncStream<Void>.Continuation) { self.end = end }

    deinit { end.finish() }
  }

  /// Returns when the current task has been canceled.
  private static func cancellation() async {
    let (never, held) = AsyncStream<Void>.makeStream()
    for await _ in never {}
    held.finish()
  }

  @Test("While it is being canceled, its work cannot report anything")
  func duringCancel() async {
    let reports = Locked(0)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    let task = SegmentTask(isLive: true, report: { _ in reports.withLock { $0 += 1 } }) {
      [referent = Referent(end)] _, heard in
      await withTaskCancellationHandler {
        begin.yield()
        await Self.cancellation()
      } onCancel: {
        // Runs before the call that cancels the work returns.
        heard("one")
      }
      return withExtendedLifetime(referent) { "one" }
    }
    task.append(Self.speech)
    task.finish()
    for await _ in begun { break }
    task.cancel()
    for await _ in ended {}
    #expect(reports.withLock { $0 } == 0)
  }

  @Test(
    "Canceled at any time, it reports nothing more, whatever its work does",
    arguments: Work.allCases, [true, false])
  func cancels(_ work: Work, isLive: Bool) async {
    for round in 0..<500 {
      let reports = Locked(0)
      let (begun, begin) = AsyncStream<Void>.makeStream()
      let (ended, end) = AsyncStream<Void>.makeStream()
      let task = SegmentTask(isLive: isLive, report: { _ in reports.withLock { $0 += 1 } }) {
        [referent = Referent(end)] _, heard in
        begin.yield()
        await Self.cancellation()
        defer { withExtendedLifetime(referent) {} }
        if work == .failing { throw CancellationError() }
        if work == .returning { heard("one") }
        return "one"
      }
      if work != .none {
        task.append(Self.speech)
        task.markPause(SpeechPause(speech: AudioRange(start: 0, end: 800), cut: 1_600))
        for await _ in begun { break }
      }
      // The work runs on another thread and may have begun to wait, or not.
      task.cancel()
      for await _ in ended {}
      let count = reports.withLock { $0 }
      #expect(count == 0, "round \(round)")
      if count > 0 { return }
    }
  }
}
