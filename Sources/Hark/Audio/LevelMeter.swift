/// How loud it is, 0…1, for a meter: rises fast and falls slowly.
///
/// It looks at the sound 10 ms at a time, so that the answer does not depend on how the sound was
/// cut into chunks.
public struct LevelMeter: Sendable, Equatable {
  /// The level, 0…1, over `range` decibels; 1 is a root mean square of full scale.
  public private(set) var level: Float = 0

  /// Decibels from level 0 to level 1.
  public static let range: Float = 60

  /// The part of the way to a louder level that is gone each 10 ms: two thirds within 20 ms.
  private static let attack: Float = 0.4

  /// The part of the way to a quieter level that is gone each 10 ms: two thirds within 250 ms.
  private static let release: Float = 0.04

  private static let block = 160
  private var sum: Float = 0
  private var count = 0

  /// Makes a meter that shows silence.
  public init() {}

  /// Shows silence again.
  public mutating func reset() { self = LevelMeter() }

  /// Takes the next samples, any number of them.
  public mutating func push(_ samples: UnsafeBufferPointer<Float>) {
    for sample in samples {
      let clean = Sample.clean(sample)
      sum += clean * clean
      count += 1
      if count == Self.block { settle() }
    }
  }

  /// Takes a whole chunk.
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
