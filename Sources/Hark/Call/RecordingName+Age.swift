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

  /// Whether the recording lies so far in the future that its clock must have been wrong.
  ///
  /// Its retention counts from the time of this discovery, and it is renamed.
  public func isOfTheFuture(at now: Date) -> Bool {
    begun > now.addingTimeInterval(Self.tolerance)
  }
}
