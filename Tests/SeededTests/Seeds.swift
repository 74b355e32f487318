import Foundation
import Hark
import HarkSimulation
import Testing

/// Runs a test in order of arrival, and then once for each seed from 1 to `count`.
///
/// With Swift 6.2 or later, stops at the first failure and names its seed. With `HARK_SEED=12` in
/// the environment, tests run only with that seed.
public struct Seeds: TestTrait, SuiteTrait, TestScoping {
  let count: Int

  /// `true`, so that each test of a suite runs in all orders.
  public var isRecursive: Bool { true }

  /// Runs the test in each order.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // The trait of a test replaces that of its suite.
    if let own = test.traits.compactMap({ $0 as? Seeds }).last, own.count != count {
      return try await function()
    }
    let scheduler = SerialScheduler.shared
    let hasFailed = Locked(false)
    let chosen = ProcessInfo.processInfo.environment["HARK_SEED"].flatMap(UInt64.init)
    for seed in chosen.map({ [$0] }) ?? Array(0...UInt64(count)) {
      await scheduler.settle()
      scheduler.order(by: seed > 0 ? seed : nil)
      defer { scheduler.order(by: nil) }
      #if compiler(>=6.2)
        let naming = IssueHandlingTrait.compactMapIssues { issue in
          hasFailed.withLock { $0 = true }
          var issue = issue
          if seed > 0 { issue.comments.append("The seed is \(seed).") }
          return issue
        }
        try await naming.provideScope(for: test, testCase: testCase, performing: function)
      #else
        // Swift Testing 6.1 does not pass issues to traits.
        try await function()
      #endif
      if hasFailed.withLock({ $0 }) { return }
    }
  }
}

extension Trait where Self == Seeds {
  /// Runs the test, or each test of the suite, in the order of arrival and in `count` others.
  public static func seeds(_ count: Int) -> Self { Seeds(count: count) }
}
