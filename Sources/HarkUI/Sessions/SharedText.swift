/// A text that is shared between a Hark field and the app's own state.
struct SharedText: Sendable, Equatable {
  /// The field's text.
  var own: String

  /// The app's text.
  var app: String

  /// Whether the screen has processed all of the user's actions; until then its text is outdated.
  var isSettled: Bool

  /// An update for one of the two sides.
  enum News: Sendable, Equatable {
    /// The new text for the app.
    case toApp(String)

    /// The new text for the field.
    case toField(String)
  }

  /// The update when the field first appears: the new field takes the app's text.
  var newsAtFirst: News? { own == app ? nil : .toField(app) }

  /// Returns the update since `old`, or `nil` if both texts are equal or neither has changed.
  ///
  /// The latest change wins. If both change at the same time, the user's speech or typing wins over
  /// the app's change.
  func news(since old: SharedText) -> News? {
    guard own != app else { return nil }
    if own != old.own { return .toApp(own) }
    if app != old.app { return .toField(app) }
    // If the field rejected the app's change while it was not settled, the app takes the field's
    // text.
    return isSettled && !old.isSettled ? .toApp(own) : nil
  }
}
