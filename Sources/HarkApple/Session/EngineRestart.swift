/// How often an engine that does not start again is asked.
///
/// While sound goes over to another device there may be no input for a moment.
struct EngineRestart: Sendable, Hashable {
  /// Seconds before each attempt but the first; a headset's link takes a second or two to come up.
  static let delays = [0.1, 0.3, 1.0]

  private var attempts = 0

  /// The seconds to wait before the next attempt; nil when there is none left.
  mutating func next() -> Double? {
    guard attempts < Self.delays.count else { return nil }
    defer { attempts += 1 }
    return Self.delays[attempts]
  }

  /// It runs again.
  mutating func succeeded() { attempts = 0 }
}
