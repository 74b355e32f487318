package enum Counts {
  package static func of(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// Returns a duration as m:ss, rounded down to whole seconds.
  static func timer(_ seconds: Double) -> String {
    let whole = wholeSeconds(seconds)
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns a duration in words, with singular and plural nouns, rounded down to whole seconds.
  static func spoken(
    _ seconds: Double, _ minute: (String, String), _ second: (String, String), joiner: String
  ) -> String {
    let whole = wholeSeconds(seconds)
    let minutes = of(whole / 60, minute.0, minute.1)
    let rest = of(whole % 60, second.0, second.1)
    if whole < 60 { return rest }
    return whole % 60 == 0 ? minutes : minutes + joiner + rest
  }

  static func grouped(_ number: Int, by separator: String) -> String {
    let digits = Array("\(number)")
    return digits.indices.reduce(into: "") { text, index in
      let left = digits.count - index
      if index > 0, left.isMultiple(of: 3), digits[index - 1] != "-" { text += separator }
      text.append(digits[index])
    }
  }

  private static func wholeSeconds(_ seconds: Double) -> Int {
    seconds.isFinite ? Int(min(max(seconds, 0), 1e9)) : 0
  }
}
