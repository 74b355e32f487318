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
