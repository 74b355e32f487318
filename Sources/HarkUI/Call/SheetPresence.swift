/// Whether a sheet is there, and what it holds.
///
/// A person who puts it away sees it go at once, not when the engine answers; what it held stays in it
/// while it goes, and it comes back only for something new.
struct SheetPresence<Item: Sendable & Equatable>: Sendable, Equatable {
  private(set) var isShown = false

  /// What is in it, also while it goes; nil before there was anything.
  private(set) var item: Item?

  /// The engine wants `item` to be shown from now on, or nothing.
  mutating func follow(_ item: Item?) {
    isShown = item != nil
    if let item { self.item = item }
  }

  /// The person put it away; what that was, or nil where it goes already.
  mutating func dismiss() -> Item? {
    guard isShown else { return nil }
    isShown = false
    return item
  }
}
