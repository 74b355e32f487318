/// The state of a sheet or alert that the system presents for an item of the screen.
///
/// The system dismisses it before the screen can respond. Until then it must not reappear, it keeps
/// its content while it disappears, and it is presented again for the next item, even if that is
/// equal to the last.
struct Presented<Item: Sendable & Equatable>: Sendable, Equatable {
  /// Whether the item is presented; the system sets this to false when it dismisses it.
  var isShown = false

  /// The presented item; after its dismissal, the last one.
  private(set) var item: Item?

  /// The latest known item of the screen.
  private var wanted: Item?

  init() {}

  /// Follows the screen's item: the same, another, or none.
  mutating func follow(_ wanted: Item?) {
    self.wanted = wanted
    isShown = wanted != nil
    if let wanted { item = wanted }
  }

  /// Whether the item was dismissed while the screen still has it, so that the screen must be
  /// notified.
  var isUnanswered: Bool { !isShown && wanted != nil }
}
