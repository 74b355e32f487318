import Foundation
import Hark

/// Diagnostics that keep what they are told.
final class NotedDiagnostics: Diagnostics, @unchecked Sendable {
  // Unchecked is right: every touch of `kept` is behind the lock.
  private let lock = NSLock()
  private var kept: [FailureReport] = []

  var reports: [FailureReport] { lock.withLock { kept } }

  func note(_ report: FailureReport) { lock.withLock { kept.append(report) } }
}
