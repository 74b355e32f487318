/// A field that a developer has drawn where nobody may dictate into it, though one would want to.
///
/// Said while an app is developed, so that a form and the organisation's configuration do not drift
/// apart unseen (S4-48).
public struct ScopeWarning: Sendable, Hashable {
  /// The field.
  public let field: String

  /// The screen on which it was drawn.
  public let route: String

  /// What to do, in one sentence.
  public var sentence: String {
    "The field \(field) is drawn on \(route), where the organisation's configuration does not "
      + "approve it; add it there, or draw it as one that is not dictated into."
  }
}

extension DictationScopeGuard {
  /// What to tell a developer of a form that was drawn: of each field that one would want to speak
  /// into and that this route's part of the configuration does not approve.
  public func warnings(drawing fields: [FormField], on route: String) -> [ScopeWarning] {
    guard let configuration else { return [] }
    let approved = (configuration.screen(at: route)?.fields ?? []).filter(\.allowsDictation)
    return fields.filter { field in
      field.kind.isEligible && !approved.contains { $0.id == field.id }
    }.map { ScopeWarning(field: $0.id, route: route) }
  }
}
