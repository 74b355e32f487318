/// A drawn field that is suitable for dictation but does not allow it.
///
/// Issued during development, so that a form and the organization's configuration do not diverge
/// unnoticed (S4-48).
public struct ScopeWarning: Sendable, Hashable {
  /// The identifier of the field.
  public let field: String

  /// The route of the screen on which the field was drawn.
  public let route: String

  /// The recommended fix, in one sentence.
  public var sentence: String {
    "The field \(field) is drawn on \(route), where the organisation's configuration does not "
      + "approve it; add it there, or draw it as one that is not dictated into."
  }
}

extension DictationScopeGuard {
  /// Returns a warning for each drawn field that is suitable for dictation but not approved on this
  /// route.
  public func warnings(drawing fields: [FormField], on route: String) -> [ScopeWarning] {
    guard let configuration else { return [] }
    let approved = (configuration.screen(at: route)?.fields ?? []).filter(\.allowsDictation)
    return fields.filter { field in
      field.kind.isEligible && !approved.contains { $0.id == field.id }
    }.map { ScopeWarning(field: $0.id, route: route) }
  }
}
