/// A text that stands in a field of Hark's and in the app's own state.
struct SharedText: Sendable, Equatable {
  /// What the field has.
  var own: String

  /// What the app has.
  var app: String

  /// Whether the screen knows everything that was done; until then its text is old.
  var isSettled: Bool

  /// What one is to be told of the other.
  enum News: Sendable, Equatable {
    /// The app's text is to become this one.
    case toApp(String)

    /// The field's is.
    case toField(String)
  }

  /// What is to be told when the field first appears: the app has the text, and the field is new.
  var newsAtFirst: News? { own == app ? nil : .toField(app) }

  /// What has changed since `old`; nil where both have the same, or nobody has changed anything.
  ///
  /// Whoever changed last is right; what a person says or types wins over what the app does at the same
  /// moment.
  func news(since old: SharedText) -> News? {
    guard own != app else { return nil }
    if own != old.own { return .toApp(own) }
    if app != old.app { return .toField(app) }
    // What the app changed while the field was still being written comes through once it is settled.
    return isSettled && !old.isSettled ? .toApp(own) : nil
  }
}
