import Foundation

/// What a server says of when to come back.
enum RetryAfter {
  /// Seconds from `now` that `value` asks for, as a number or as a date; nil when it says neither.
  static func seconds(_ value: String, now: Date) -> Double? {
    let value = value.trimmingCharacters(in: .whitespaces)
    if let seconds = Double(value), seconds.isFinite { return max(seconds, 0) }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "GMT")
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return format.date(from: value).map { max($0.timeIntervalSince(now), 0) }
  }
}
