import Foundation

/// The time of day as a person reads it.
enum ClockText {
  /// Hours and minutes where the person is.
  static func of(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    let texts = [parts.hour ?? 0, parts.minute ?? 0].map { ($0 < 10 ? "0" : "") + "\($0)" }
    return texts.joined(separator: ":")
  }
}
