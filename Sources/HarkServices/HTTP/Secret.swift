import Foundation

/// A string that is hidden from descriptions and reflection.
public struct Secret: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  let text: String

  /// Creates a secret from `text` without its leading and trailing whitespace and newlines.
  ///
  /// Files that contain a key often end in a newline.
  public init(_ text: String) { self.text = text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Three dots.
  public var description: String { "•••" }

  /// Three dots.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A parser for the `Retry-After` header field.
enum RetryAfter {
  /// Returns the delay that `value` specifies, in seconds from `now`.
  ///
  /// The value is a number of seconds or a date; the result is `nil` if it is neither.
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
