/// The share of the latest audio that the canceller removed, 0…1.
///
/// It is close to 1 for an echo alone, and small for the user's speech.
struct EchoShare: Sendable {
  /// The number of frames in the window, 80 ms; smaller values fluctuate, larger values detect the
  /// user later.
  private static let count = 8

  private var before = [Float](repeating: 0, count: count)
  private var after = [Float](repeating: 0, count: count)
  private var next = 0

  /// The share of the signal's power that cancellation removed, 0…1.
  var value: Float {
    let heard = before.reduce(0, +)
    return heard > 0 ? max(0, 1 - after.reduce(0, +) / heard) : 0
  }

  /// Appends a frame before and after cancellation.
  mutating func push(_ heard: some Sequence<Float>, left: some Sequence<Float>) {
    before[next] = Self.power(heard)
    after[next] = Self.power(left)
    next = (next + 1) % Self.count
  }

  private static func power(_ frame: some Sequence<Float>) -> Float {
    frame.reduce(0) { $0 + $1 * $1 }
  }
}
