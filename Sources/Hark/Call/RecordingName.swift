import Foundation

/// The name of a recording's file, which contains its start time; names sort chronologically.
///
/// For adapters that save recordings in files. The time is in UTC with millisecond precision:
/// `2026-11-21-182123-456-3f2a`.
package struct RecordingName: Sendable, Equatable {
  /// The name without a suffix: lowercase letters, digits, and hyphens.
  package let id: CallRecording.ID

  package let begun: Date

  /// Creates a name for a recording that begins at `date`; `mark` distinguishes names within the
  /// same millisecond.
  package init(begun date: Date, mark: UInt16 = .random(in: 0...UInt16.max)) {
    // The year is limited to four digits, regardless of the clock.
    let milliseconds = Int64(min(max(date.timeIntervalSince1970, 0), 253_402_300_799) * 1_000)
    var seconds = time_t(milliseconds / 1_000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    id = String(
      format: "%04d-%02d-%02d-%02d%02d%02d-%03d-%04x", parts.tm_year + 1900, parts.tm_mon + 1,
      parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec, Int32(milliseconds % 1_000),
      UInt32(mark))
    begun = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }

  /// Creates the name from `id`; `nil` if it is malformed, which rules out paths that leave the
  /// folder.
  package init?(_ id: CallRecording.ID) {
    let fields = id.split(separator: "-")
    let numbers = fields.dropLast().compactMap { Int32($0) }
    guard numbers.count == 5, let mark = fields.last.flatMap({ UInt16($0, radix: 16) }) else {
      return nil
    }
    var parts = tm()
    parts.tm_year = numbers[0] - 1900
    parts.tm_mon = numbers[1] - 1
    parts.tm_mday = numbers[2]
    parts.tm_hour = numbers[3] / 10_000
    parts.tm_min = numbers[3] / 100 % 100
    parts.tm_sec = numbers[3] % 100
    let begun = Date(timeIntervalSince1970: Double(timegm(&parts)) + Double(numbers[4]) / 1_000)
    // A noncanonical form, or an invalid date such as February 30, yields a different name.
    self.init(begun: begun.addingTimeInterval(0.000_1), mark: mark)
    if self.id != id { return nil }
  }

  /// Creates the name from a file name that ends with `suffix`, such as `.opus`; `nil` if it is not
  /// the name of a recording.
  package init?(file: String, suffix: String) {
    guard file.hasSuffix(suffix) else { return nil }
    self.init(String(file.dropLast(suffix.count)))
  }

  /// Returns whether the recording is older than `retention`, even if no process was running in the
  /// meantime.
  package func isTooOld(keeping retention: CallSettings.Retention, at now: Date) -> Bool {
    begun <= now.addingTimeInterval(-Double(retention.rawValue) * 86_400)
  }

  /// Returns whether the recording's start lies more than a day in the future, which means that the
  /// clock was wrong.
  ///
  /// Such a recording is renamed, and its retention period starts when the error is discovered.
  package func isOfTheFuture(at now: Date) -> Bool { begun > now.addingTimeInterval(86_400) }
}
