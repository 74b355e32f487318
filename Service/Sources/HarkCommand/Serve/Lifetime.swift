import ArgumentParser
import HarkServer

/// The lifetime of a token, written as `90s`, `30m`, `12h` or `7d`.
struct Lifetime: ExpressibleByArgument, Equatable {
  /// The lifetime in seconds.
  let seconds: Double

  private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]

  /// The maximum lifetime.
  static let longest = Lifetime(seconds: TokenAuthority.longestLifetime)

  /// Creates a lifetime from `argument`; `nil` if the argument is malformed, not positive, or
  /// longer than thirty days.
  init?(argument: String) {
    guard let unit = argument.last.flatMap({ Self.units[$0] }),
      let count = Int(argument.dropLast()),
      count > 0, Double(count) * unit <= TokenAuthority.longestLifetime
    else { return nil }
    seconds = Double(count) * unit
  }

  private init(seconds: Double) { self.seconds = seconds }

  var defaultValueDescription: String { "\(Int(seconds / 86_400))d" }
}
