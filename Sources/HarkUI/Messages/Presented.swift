/// The state of a sheet or alert that the system presents for an item of the screen.
///
/// The system dismisses the presentation before the screen can respond; until then, it must not
/// reappear. It keeps its content while it disappears, and is presented again for the next item, even
/// an equal one.
struct Presented<Item: Sendable & Equatable>: Sendable, Equatable {
  /// Whether the item is presented; the system sets this to `false` when it dismisses the item.
  var isShown = false

  /// The presented item, or the last one after its dismissal.
  private(set) var item: Item?
  private var wanted: Item?

  /// Updates the presentation for the screen's current item; `nil` if the screen has none.
  mutating func follow(_ wanted: Item?) {
    self.wanted = wanted
    isShown = wanted != nil
    if let wanted { item = wanted }
  }

  /// Whether the user dismissed an item that the screen still has; the screen must be notified.
  var isUnanswered: Bool { !isShown && wanted != nil }
}
