/// Holds sound back by a number of samples that may change.
struct HeldBack: Sendable {
  private var held: [Float] = []

  /// Samples by which it is held back.
  private(set) var length = 0

  /// Holds back by `length` samples from here on; what was held before is dropped.
  mutating func hold(_ length: Int) {
    self.length = max(0, length)
    held = [Float](repeating: 0, count: self.length)
  }

  /// The samples that come out when these go in; as many.
  mutating func pass(_ samples: [Float]) -> [Float] {
    if length == 0 { return samples }
    held += samples
    defer { held.removeFirst(samples.count) }
    return Array(held.prefix(samples.count))
  }
}
