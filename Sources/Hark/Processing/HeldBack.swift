/// Delays audio by a variable number of samples.
struct HeldBack: Sendable {
  private var held: [Float] = []

  /// The delay, in samples.
  private(set) var length = 0

  /// Sets the delay to `length` samples and discards the audio held before.
  mutating func hold(_ length: Int) {
    self.length = max(0, length)
    held = [Float](repeating: 0, count: self.length)
  }

  /// Appends samples and returns the same number of delayed samples.
  mutating func pass(_ samples: [Float]) -> [Float] {
    if length == 0 { return samples }
    held += samples
    defer { held.removeFirst(samples.count) }
    return Array(held.prefix(samples.count))
  }
}
