import Foundation
import Hark

/// Diagnostics that record all reports.
final class NotedDiagnostics: Diagnostics, @unchecked Sendable {
  // `@unchecked` is safe because every access to `kept` holds the lock.
  private let lock = NSLock()
  private var kept: [FailureReport] = []

  var reports: [FailureReport] { lock.withLock { kept } }

  func note(_ report: FailureReport) { lock.withLock { kept.append(report) } }
}
