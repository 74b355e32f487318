/// Takes note of what goes wrong, for whoever mends it.
///
/// To the author of an adapter: `note` returns at once and may be called from any thread. Write
/// `report.description` to the log of your platform, or count `report` as a metric; nothing in it
/// was spoken. An adapter that knows a cause the session cannot see takes a `Diagnostics` of its own
/// and notes the cause itself.
public protocol Diagnostics: Sendable {
  /// Takes note of one thing.
  func note(_ report: FailureReport)
}

/// Notes nothing.
public struct NoDiagnostics: Diagnostics {
  /// Makes diagnostics that nobody reads.
  public init() {}

  /// Does nothing.
  public func note(_ report: FailureReport) {}
}
