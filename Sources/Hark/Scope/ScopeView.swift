/// A form and its dictation decisions at one moment.
public struct ScopeView: Sendable, Equatable {
  /// The route of the screen.
  public let route: String

  /// The fields as configured; empty if there is no configuration.
  public let fields: [FormField]

  /// The decisions, by field identifier.
  public let decisions: [FormField.ID: ScopeDecision]

  /// The decision for fields that are not in the configuration.
  public let otherwise: ScopeDecision

  /// Creates a view.
  public init(
    route: String, fields: [FormField], decisions: [FormField.ID: ScopeDecision],
    otherwise: ScopeDecision
  ) {
    self.route = route
    self.fields = fields
    self.decisions = decisions
    self.otherwise = otherwise
  }

  /// Returns the decision for a field, including one that is not in the configuration.
  public func decision(for field: FormField.ID) -> ScopeDecision { decisions[field] ?? otherwise }
}
