/// The input that is asked for: the person's own choice, or what stands in for it while it is away.
struct WantedInput: Sendable, Hashable {
  /// What the person chose; nil leaves it to the system.
  private(set) var chosen: String?

  private var fallback: String?

  /// What to ask the system for; nil leaves it to the system.
  var id: String? { fallback ?? chosen }

  /// The person chose another, or leaves it to the system.
  mutating func choose(_ id: String?) { self = WantedInput(chosen: id) }

  /// A device went away in the middle of a recording, which goes on with `id`.
  mutating func fallBack(to id: String?) { fallback = id }

  /// The recording is over, or there is a new device: the choice holds again.
  mutating func recover() { fallback = nil }

  /// Begins with a choice.
  init(chosen: String? = nil) { self.chosen = chosen }
}
