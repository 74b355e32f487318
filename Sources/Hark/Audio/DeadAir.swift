/// Notices that an input is switched on and yet hears nothing.
public struct DeadAir: Sendable {
  /// The greatest sample of faint sound, 0…1.
  ///
  /// This and the two below are floors as measured for dead Bluetooth links.
  public static let peak: Float = 0.006

  /// The greatest root mean square of faint sound over all of `InputCondition.patience`.
  public static let power: Float = 0.00125

  /// The greatest root mean square of 40 ms of faint sound.
  public static let loudestBlock: Float = 0.002

  private static let blockLength = AudioChunk.sampleRate / 25
  private static let blockCount = AudioTime.samples(InputCondition.patience) / blockLength

  private struct Block: Sendable {
    var peak: Float = 0
    var squares: Float = 0
    var count = 0
  }

  private var past: [Block] = []
  private var block = Block()

  /// Makes one that has heard nothing yet.
  public init() {}

  /// Takes the next samples.
  public mutating func push(_ samples: [Float]) {
    for sample in samples {
      block.peak = max(block.peak, abs(sample))
      block.squares += sample * sample
      block.count += 1
      if block.count == Self.blockLength { turnOver() }
    }
  }

  /// What the sound so far says: `live`, `faint` or `zeros`.
  public var condition: InputCondition {
    guard past.count == Self.blockCount else { return .live }
    if past.allSatisfy({ $0.peak == 0 }) { return .zeros }
    let length = Float(Self.blockLength)
    let mean = past.reduce(0) { $0 + $1.squares } / (length * Float(past.count))
    let isFaint = past.allSatisfy {
      $0.peak < Self.peak && ($0.squares / length).squareRoot() < Self.loudestBlock
    }
    return isFaint && mean.squareRoot() < Self.power ? .faint : .live
  }

  private mutating func turnOver() {
    if past.count == Self.blockCount { past.removeFirst() }
    past.append(block)
    block = Block()
  }
}
