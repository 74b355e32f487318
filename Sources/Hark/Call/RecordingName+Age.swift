import Foundation

extension RecordingName {
  /// Seconds that a recording may lie in the future before its clock counts as having been wrong.
  public static let tolerance = 86_400.0

  /// Whether it began longer ago than `retention` allows; time for which nothing ran counts, too.
  public func isTooOld(keeping retention: CallSettings.Retention, at now: Date) -> Bool {
    begun <= now.addingTimeInterval(-Double(retention.rawValue) * 86_400)
  }

  /// Whether it was made by a wrong clock, on a day that has not come yet; its time then counts from
  /// when that is seen, and it is named anew.
  public func isOfTheFuture(at now: Date) -> Bool {
    begun > now.addingTimeInterval(Self.tolerance)
  }
}
