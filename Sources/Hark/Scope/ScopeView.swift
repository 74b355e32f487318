/// A form and where one may dictate in it, at one moment.
public struct ScopeView: Sendable, Equatable {
  /// The screen.
  public let route: String

  /// Its fields as the configuration has them; none when there is no configuration.
  public let fields: [FormField]

  /// The decision for each of them, by its id.
  public let decisions: [FormField.ID: ScopeDecision]

  /// For a field that is not among them.
  public let otherwise: ScopeDecision

  /// Makes a view.
  public init(
    route: String, fields: [FormField], decisions: [FormField.ID: ScopeDecision],
    otherwise: ScopeDecision
  ) {
    self.route = route
    self.fields = fields
    self.decisions = decisions
    self.otherwise = otherwise
  }

  /// The decision for a field, whether the configuration knows it or not.
  public func decision(for field: FormField.ID) -> ScopeDecision { decisions[field] ?? otherwise }
}
