/// Detects an input that is active but delivers no usable audio.
public struct DeadAir: Sendable {
  /// The peak below which audio counts as faint, 0…1.
  ///
  /// This and the two thresholds below are noise floors measured on dead Bluetooth links.
  public static let peak: Float = 0.006

  /// The root mean square over all of `InputCondition.patience` below which audio counts as faint.
  public static let power: Float = 0.00125

  /// The root mean square of the loudest 40 ms block below which audio counts as faint.
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

  /// Creates a detector without history.
  public init() {}

  /// Processes the next samples.
  public mutating func push(_ samples: [Float]) {
    for sample in samples {
      block.peak = max(block.peak, abs(sample))
      block.squares += sample * sample
      block.count += 1
      if block.count == Self.blockLength { turnOver() }
    }
  }

  /// The condition derived from the recent audio: `live`, `faint`, or `zeros`.
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
