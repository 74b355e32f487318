/// Collects the first violation of each rule.
struct Findings<Rule: RawRepresentable & Sendable>: Sendable where Rule.RawValue == String {
  private(set) var all: [ConformanceFinding] = []

  mutating func note(_ rule: Rule, _ seen: String, if isBreach: Bool = true) {
    guard isBreach, !all.contains(where: { $0.rule == rule.rawValue }) else { return }
    all.append(ConformanceFinding(rule: rule.rawValue, seen: seen))
  }

  /// Adds findings collected elsewhere.
  mutating func take(_ others: Findings) {
    for finding in others.all {
      if let rule = Rule(rawValue: finding.rule) { note(rule, finding.seen) }
    }
  }
}
