/// Receives failure reports for developers.
///
/// For adapter authors: `note` returns immediately and may be called from any thread. Write
/// `report.description` to your platform's log, or count `report` as a metric; it never contains
/// speech content. An adapter that knows a cause that the session cannot see accepts its own
/// `Diagnostics` and reports the cause itself.
public protocol Diagnostics: Sendable {
  /// Records one report.
  func note(_ report: FailureReport)
}

/// Diagnostics that discard all reports.
public struct NoDiagnostics: Diagnostics {
  /// Creates diagnostics that discard all reports.
  public init() {}

  /// Does nothing.
  public func note(_ report: FailureReport) {}
}
