import Hark

/// An input of the device, as the system describes it.
struct InputPort: Sendable, Hashable {
  var input: AudioInput
  var isBuiltIn: Bool
}

/// Which input is asked for.
enum InputChoice {
  /// The input by the name that the system gives it; nil leaves it to the system, also where there is
  /// no such input any more.
  static func named(_ id: String?, among ports: [InputPort]) -> AudioInput? {
    ports.first { $0.input.id == id }?.input
  }

  /// The built-in one; nil where there is none.
  static func builtIn(among ports: [InputPort]) -> AudioInput? {
    ports.first(where: \.isBuiltIn)?.input
  }
}
