/// A breach of what a port asks of its adapters.
///
/// It never holds anything that was recognised or said.
public struct ConformanceFinding: Sendable, Equatable, CustomStringConvertible {
  /// The rule, as a sentence; the raw value of the check's `Rule`.
  public let rule: String

  /// What was seen instead.
  public let seen: String

  /// Makes a finding.
  public init(rule: String, seen: String) {
    self.rule = rule
    self.seen = seen
  }

  /// The rule and what was seen.
  public var description: String { "\(rule) Seen: \(seen)" }
}

/// How long a conformance check waits, in seconds.
public struct ConformanceBounds: Sendable, Equatable {
  /// For a call that has to return at once; larger forgives a slow machine and slow adapters.
  public var prompt: Double

  /// For what takes its time, such as opening a device or recognising all of the sound.
  public var patient: Double

  /// For something to show that should not come, such as a report behind the end.
  public var settling: Double

  /// Makes bounds; as they stand, generous ones for a busy machine.
  public init(prompt: Double = 1, patient: Double = 60, settling: Double = 0.2) {
    self.prompt = prompt
    self.patient = patient
    self.settling = settling
  }
}

/// Gathers the first breach of each rule.
struct Findings<Rule: RawRepresentable & Sendable>: Sendable where Rule.RawValue == String {
  private(set) var all: [ConformanceFinding] = []

  mutating func note(_ rule: Rule, _ seen: String, if isBreach: Bool = true) {
    guard isBreach, !all.contains(where: { $0.rule == rule.rawValue }) else { return }
    all.append(ConformanceFinding(rule: rule.rawValue, seen: seen))
  }

  /// Takes over what was noted elsewhere.
  mutating func take(_ others: Findings) {
    for finding in others.all {
      if let rule = Rule(rawValue: finding.rule) { note(rule, finding.seen) }
    }
  }
}
