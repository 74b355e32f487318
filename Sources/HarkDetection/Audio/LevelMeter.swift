/// A level meter, 0…1, that rises fast and falls slowly.
///
/// It measures blocks of 10 ms, so the result does not depend on the size of the chunks.
public struct LevelMeter: Sendable, Equatable {
  /// The level, 0…1, on a scale of `range` decibels, where 1 is a root mean square at full scale.
  public private(set) var level: Float = 0

  /// The decibels between level 0 and level 1.
  public static let range: Float = 60

  /// The fraction of a rise covered every 10 ms: two thirds within 20 ms.
  private static let attack: Float = 0.4

  /// The fraction of a fall covered every 10 ms: two thirds within 250 ms.
  private static let release: Float = 0.04

  private static let block = 160
  private var sum: Float = 0
  private var count = 0

  /// Creates a meter at level 0.
  public init() {}

  /// Resets the level to 0.
  public mutating func reset() { self = LevelMeter() }

  /// Processes the next samples; the count may vary.
  public mutating func push(_ samples: UnsafeBufferPointer<Float>) {
    for sample in samples {
      let clean = Sample.clean(sample)
      sum += clean * clean
      count += 1
      if count == Self.block { settle() }
    }
  }

  /// Processes a whole chunk.
  public mutating func push(_ chunk: AudioChunk) {
    chunk.samples.withUnsafeBufferPointer { push($0) }
  }

  private mutating func settle() {
    let power = Decibels.ofPower(sum / Float(Self.block))
    let wanted = min(max(1 + power / Self.range, 0), 1)
    level += (wanted > level ? Self.attack : Self.release) * (wanted - level)
    sum = 0
    count = 0
  }
}
