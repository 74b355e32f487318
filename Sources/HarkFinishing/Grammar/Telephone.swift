/// Formats digit sequences as telephone numbers.
enum Telephone {
  /// Returns `digits` in North American groups: 555-0123, 212-555-0123, 1 212-555-0123; other
  /// lengths, and eleven digits that start with a zero, are not grouped.
  static func northAmerican(_ digits: String) -> String {
    switch digits.count {
    case 7: grouped(digits, [3, 4])
    case 10: grouped(digits, [3, 3, 4])
    case 11 where digits.first != "0":
      digits.prefix(1) + " " + grouped(String(digits.dropFirst()), [3, 3, 4])
    default: digits
    }
  }

  /// Returns an international number: the country code, then ten digits in groups.
  static func international(_ digits: String) -> String {
    guard digits.count > 10 else { return "+" + digits }
    return "+" + digits.dropLast(10) + " " + northAmerican(String(digits.suffix(10)))
  }

  /// Returns `digits` in groups of the given lengths.
  static func grouped(_ digits: String, _ lengths: [Int], by separator: String = "-") -> String {
    var rest = digits[...]
    return lengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }.joined(separator: separator)
  }
}
