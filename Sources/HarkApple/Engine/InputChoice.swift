import Hark

/// An input of the device, as the system describes it.
struct InputPort: Sendable, Hashable {
  var input: AudioInput
  var isBuiltIn: Bool
}

/// The selection of the requested input.
enum InputChoice {
  /// Returns the input with an ID from the system.
  ///
  /// Returns `nil`, which leaves the choice to the system, if `id` is `nil` or the input is
  /// unavailable.
  static func named(_ id: String?, among ports: [InputPort]) -> AudioInput? {
    ports.first { $0.input.id == id }?.input
  }

  /// Returns the built-in input, or `nil` if there is none.
  static func builtIn(among ports: [InputPort]) -> AudioInput? {
    ports.first(where: \.isBuiltIn)?.input
  }
}
