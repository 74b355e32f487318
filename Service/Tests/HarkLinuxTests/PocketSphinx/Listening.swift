import Foundation
import Hark

@testable import HarkLinux

/// One recogniser for all tests, so that its decoders are loaded once.
let recognizer = PocketSphinxRecognizer(maximumTasks: 2)

/// Keeps what a task reports and lets a test wait for it.
final class Reports: Sendable {
  private let all = Monitor<(reports: [RecognitionReport], waiters: [Waiter])>(([], []))

  private struct Waiter: Sendable {
    let isMet: @Sendable ([RecognitionReport]) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  var list: [RecognitionReport] { all.withLock { $0.reports } }

  var finals: [Segment] {
    list.compactMap { if case .final(let segment, _) = $0 { segment } else { nil } }
  }

  var interims: [InterimSegment] {
    list.compactMap { if case .interim(let segment, _) = $0 { segment } else { nil } }
  }

  var words: [String] { finals.flatMap { $0.text.split(separator: " ").map(String.init) } }

  func add(_ report: RecognitionReport) {
    let met = all.withLock { all in
      all.reports.append(report)
      let met = all.waiters.filter { $0.isMet(all.reports) }
      all.waiters.removeAll { $0.isMet(all.reports) }
      return met
    }
    for waiter in met { waiter.continuation.resume() }
  }

  /// Returns when the reports so far are as `isMet` wants.
  func wait(until isMet: @escaping @Sendable ([RecognitionReport]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let now = all.withLock { all in
        if isMet(all.reports) { return true }
        all.waiters.append(Waiter(isMet: isMet, continuation: continuation))
        return false
      }
      if now { continuation.resume() }
    }
  }

  /// Returns when the task has said its last word.
  func waitForEnd() async {
    await wait { reports in
      switch reports.last {
      case .ended, .failed: true
      default: false
      }
    }
  }
}

/// Has `samples` recognised, and returns what was reported when it has ended.
///
/// Each pause is marked when the sound has come to `decided`, whatever the chunks.
@discardableResult
func listen(
  to samples: [Float], from start: Int = 0, chunk: Int = 320, pauses: [MarkedPause] = [],
  delivery: SoundDelivery = .waits, with recognizer: PocketSphinxRecognizer = recognizer
) async throws -> Reports {
  let reports = Reports()
  let request = RecognitionRequest(locale: .americanEnglish, delivery: delivery)
  let task = try await recognizer.startTask(request) { reports.add($0) }
  var pauses = pauses[...]
  var position = 0
  while position < samples.count {
    var end = min(position + chunk, samples.count)
    if let next = pauses.first { end = min(end, next.decided) }
    task.append(AudioChunk(start: start + position, samples: Array(samples[position..<end])))
    position = end
    if let next = pauses.first, next.decided <= position {
      pauses.removeFirst()
      task.markPause(
        SpeechPause(speech: AudioRange(start: start, end: start), cut: start + next.cut))
    }
    if delivery == .waits { await task.caughtUp() }
  }
  task.finish()
  await reports.waitForEnd()
  return reports
}

/// A pause in samples from the beginning of some sound.
struct MarkedPause: Sendable {
  /// Where the segment ends.
  let cut: Int

  /// How far the sound has come when it is marked.
  let decided: Int
}
