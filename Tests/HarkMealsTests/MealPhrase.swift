import Foundation
import Hark
import Testing

/// A meal as a user describes it, and the expected result.
///
/// The expected result has the form `2 piece egg 100; ?1 slice toast 27; !tikka masala`: quantity,
/// unit, words of the food's name, and grams. `?` marks an assumed amount, `!` an unknown food.
struct MealPhrase: Sendable, CustomTestStringConvertible {
  /// The user's words.
  var text: String

  /// The expected items.
  var expected: [Expected]

  /// The words that the analyzer is expected not to know.
  var unknown: [String]

  var testDescription: String { text }

  /// An expected item.
  struct Expected: Sendable, CustomStringConvertible {
    var quantity: Double
    var unit: String
    var food: String
    var grams: Double
    var isAssumed: Bool

    var description: String { "\(isAssumed ? "?" : "")\(quantity) \(unit) \(food) \(grams)" }

    /// Returns whether `item` matches, with a tolerance of one twentieth of its weight.
    func fits(_ item: MealItem) -> Bool {
      abs(item.quantity - quantity) < 0.01 && item.unit == unit && item.food.contains(food)
        && abs(item.grams - grams) <= max(0.1, grams / 20) && item.isAmountAssumed == isAssumed
    }
  }
}

extension MealPhrase {
  /// Parses pairs of lines: the user's words, then `= ` and the expected result.
  static func parsed(_ text: String) -> [MealPhrase] {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return stride(from: 0, to: lines.count - 1, by: 2).map { index in
      let parts = lines[index + 1].dropFirst().components(separatedBy: "; ")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return MealPhrase(
        text: lines[index], expected: parts.compactMap(expected),
        unknown: parts.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) })
    }
  }

  private static func expected(_ text: String) -> Expected? {
    let words = text.drop { $0 == "?" }.split(separator: " ").map(String.init)
    guard words.count > 3, let quantity = Double(words[0]),
      let grams = Double(words[words.count - 1])
    else { return nil }
    return Expected(
      quantity: quantity, unit: words[1].replacingOccurrences(of: "_", with: " "),
      food: words[2..<words.count - 1].joined(separator: " "), grams: grams,
      isAssumed: text.hasPrefix("?"))
  }
}
