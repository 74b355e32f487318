import Hark

@testable import HarkWorkers

/// Collects the reports of a task and lets a test wait for them.
final class Reports: Sendable {
  private struct Waiter: Sendable {
    let isMet: @Sendable ([RecognitionReport]) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct Kept: Sendable {
    var reports: [RecognitionReport] = []
    var waiters: [Waiter] = []
  }

  private let kept = Monitor(Kept())

  var all: [RecognitionReport] { kept.withLock { $0.reports } }

  var finals: [FinalSegment] {
    all.compactMap { if case .final(let segment, _) = $0 { segment } else { nil } }
  }

  var interims: [InterimSegment] {
    all.compactMap { if case .interim(let segment, _) = $0 { segment } else { nil } }
  }

  /// The words of all final results.
  var text: [String] { finals.flatMap { $0.text.split(separator: " ").map(String.init) } }

  /// The words of all final results, with their ranges.
  var words: [RecognizedWord] { finals.flatMap(\.words) }

  func add(_ report: RecognitionReport) {
    let met = kept.withLock { kept in
      kept.reports.append(report)
      let met = kept.waiters.filter { $0.isMet(kept.reports) }
      kept.waiters.removeAll { $0.isMet(kept.reports) }
      return met
    }
    for waiter in met { waiter.continuation.resume() }
  }

  /// Waits until the reports satisfy `isMet`.
  func wait(until isMet: @escaping @Sendable ([RecognitionReport]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isMetNow = kept.withLock { kept in
        if isMet(kept.reports) { return true }
        kept.waiters.append(Waiter(isMet: isMet, continuation: continuation))
        return false
      }
      if isMetNow { continuation.resume() }
    }
  }

  /// Waits until the task has ended or failed.
  func waitForEnd() async {
    await wait { reports in
      switch reports.last {
      case .ended, .failed: true
      case .interim, .final, nil: false
      }
    }
  }
}
