/// The input to request: the user's choice, or its substitute while that device is unavailable.
struct WantedInput: Sendable, Hashable {
  /// The input chosen by the user; `nil` leaves the choice to the system.
  private(set) var chosen: String?

  private var fallback: String?

  /// The input to request from the system; `nil` leaves the choice to the system.
  var id: String? { fallback ?? chosen }

  /// Stores the user's choice; `nil` leaves the choice to the system.
  mutating func choose(_ id: String?) { self = WantedInput(chosen: id) }

  /// Continues a recording with `id` after its device was removed.
  mutating func fallBack(to id: String?) { fallback = id }

  /// Restores the user's choice, at the end of a recording or when a new device appears.
  mutating func recover() { fallback = nil }

  /// Creates a value with the given choice.
  init(chosen: String? = nil) { self.chosen = chosen }
}
