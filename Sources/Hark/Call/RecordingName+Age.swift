import Foundation

extension RecordingName {
  /// The maximum time by which a recording's start may lie in the future before its clock is
  /// considered wrong, in seconds.
  public static let tolerance = 86_400.0

  /// Whether the recording is older than `retention`.
  ///
  /// The age includes time during which no process was running.
  public func isTooOld(keeping retention: CallSettings.Retention, at now: Date) -> Bool {
    begun <= now.addingTimeInterval(-Double(retention.rawValue) * 86_400)
  }

  /// Returns whether the recording's start lies so far in the future that the clock must have been
  /// wrong.
  ///
  /// Such a recording is renamed, and its retention counts from the time at which the error is
  /// discovered.
  public func isOfTheFuture(at now: Date) -> Bool {
    begun > now.addingTimeInterval(Self.tolerance)
  }
}
