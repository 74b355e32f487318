import Foundation

/// A time of day for display.
enum ClockText {
  /// Returns the hours and minutes of `date` in the user's time zone.
  static func of(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    let texts = [parts.hour ?? 0, parts.minute ?? 0].map { ($0 < 10 ? "0" : "") + "\($0)" }
    return texts.joined(separator: ":")
  }
}
