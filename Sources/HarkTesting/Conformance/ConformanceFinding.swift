/// A violation of a port's requirements by an adapter.
///
/// It never contains recognized or spoken text.
public struct ConformanceFinding: Sendable, Equatable, CustomStringConvertible {
  /// The rule as a sentence, which is the raw value of the check's `Rule`.
  public let rule: String

  /// The behavior observed instead.
  public let seen: String

  /// Creates a finding.
  public init(rule: String, seen: String) {
    self.rule = rule
    self.seen = seen
  }

  /// The rule and the observed behavior.
  public var description: String { "\(rule) Seen: \(seen)" }
}
