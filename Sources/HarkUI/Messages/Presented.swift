/// What the system shows over a screen, as a sheet or an alert, for something that the screen has.
///
/// The system puts it away before the screen can answer: it must not come back meanwhile, keeps its
/// words while it leaves, and comes anew for the next thing, also where that is the same as the last.
struct Presented<Item: Sendable & Equatable>: Sendable, Equatable {
  /// Whether it is to be seen; the system says false when it puts it away.
  var isShown = false

  /// What it shows, or showed last.
  private(set) var item: Item?

  /// What the screen has, as far as is known.
  private var wanted: Item?

  init() {}

  /// The screen has something, or another, or nothing any more.
  mutating func follow(_ wanted: Item?) {
    self.wanted = wanted
    isShown = wanted != nil
    if let wanted { item = wanted }
  }

  /// Whether it was put away while the screen still has it, and is to be told so.
  var isUnanswered: Bool { !isShown && wanted != nil }
}
