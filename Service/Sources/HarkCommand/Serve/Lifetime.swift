import ArgumentParser
import HarkServer

/// How long a token holds, as one writes it: `90s`, `30m`, `12h`, `7d`.
struct Lifetime: ExpressibleByArgument, Equatable {
  /// In seconds.
  let seconds: Double

  private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]

  /// The longest.
  static let longest = Lifetime(seconds: TokenAuthority.longestLifetime)

  /// Nil when it is no such time, or one of none or of more than thirty days.
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
