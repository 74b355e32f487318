import Hark

struct InputPort: Sendable, Hashable {
  var input: AudioInput
  var isBuiltIn: Bool
}

enum InputChoice {
  /// Returns the input with the identifier `id`; `nil` if `id` is `nil` or the input is unavailable.
  static func named(_ id: String?, among ports: [InputPort]) -> AudioInput? {
    ports.first { $0.input.id == id }?.input
  }

  static func builtIn(among ports: [InputPort]) -> AudioInput? {
    ports.first(where: \.isBuiltIn)?.input
  }
}

/// The input to request: the user's choice, or its substitute while that device is unavailable.
struct WantedInput: Sendable, Hashable {
  /// The input chosen by the user; `nil` leaves the choice to the system.
  private(set) var chosen: String?

  private var fallback: String?

  var id: String? { fallback ?? chosen }

  mutating func choose(_ id: String?) { self = WantedInput(chosen: id) }

  /// Substitutes `id` for the chosen input, whose device was removed while the microphone was open.
  mutating func fallBack(to id: String?) { fallback = id }

  /// Restores the user's choice, when the microphone closes or a new device appears.
  mutating func recover() { fallback = nil }

  init(chosen: String? = nil) { self.chosen = chosen }
}
