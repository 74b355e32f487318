/// How much of the newest sound a canceller has taken out, 0…1: nearly all of an echo that is alone,
/// and little of a person.
struct EchoShare: Sendable {
  /// Frames that count, 80 ms: fewer flicker, more hear a person late.
  private static let count = 8

  private var before = [Float](repeating: 0, count: count)
  private var after = [Float](repeating: 0, count: count)
  private var next = 0

  /// What was taken out of the sound, as a share of its power.
  var value: Float {
    let heard = before.reduce(0, +)
    return heard > 0 ? max(0, 1 - after.reduce(0, +) / heard) : 0
  }

  /// Takes a frame as it came and as it was left.
  mutating func push(_ heard: some Sequence<Float>, left: some Sequence<Float>) {
    before[next] = Self.power(heard)
    after[next] = Self.power(left)
    next = (next + 1) % Self.count
  }

  private static func power(_ frame: some Sequence<Float>) -> Float {
    frame.reduce(0) { $0 + $1 * $1 }
  }
}
