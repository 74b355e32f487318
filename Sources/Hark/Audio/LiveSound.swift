/// Assigns positions to the samples of one opening of a live microphone and derives its condition.
package struct LiveSound: Sendable {
  /// The time without audio, in seconds, after which a microphone is `waiting`.
  package static let lull = 1.0

  /// The number of samples received, which is also the position of the next sample.
  package private(set) var position = 0

  private var lastHeard = -Double.infinity
  private var deadAir = DeadAir()

  package init() {}

  /// Returns a chunk of the next samples, which arrived at `now`, in seconds on any clock.
  ///
  /// Samples are clamped to full scale; NaN becomes silence.
  package mutating func number(_ samples: [Float], at now: Double) -> AudioChunk {
    let chunk = AudioChunk(start: position, samples: samples.map(Sample.clean))
    position = chunk.end
    lastHeard = now
    deadAir.push(chunk.samples)
    return chunk
  }

  /// Returns the device's condition at `now`, in seconds on the same clock as in `number(_:at:)`.
  package func condition(at now: Double) -> InputCondition {
    now - lastHeard < Self.lull ? deadAir.condition : .waiting
  }
}

/// Detects an input that is active but delivers no usable audio.
package struct DeadAir: Sendable {
  /// The peak below which audio can count as faint, 0…1.
  ///
  /// Audio is faint if it is below this and the next two thresholds, which are noise floors measured
  /// on dead Bluetooth links.
  package static let peak: Float = 0.006

  /// The RMS over `InputCondition.patience` seconds below which audio can count as faint.
  package static let power: Float = 0.00125

  /// The root mean square of the loudest 40 ms block below which audio can count as faint.
  package static let loudestBlock: Float = 0.002

  private static let blockLength = AudioChunk.sampleRate / 25
  private static let blockCount = AudioTime.samples(InputCondition.patience) / blockLength

  private struct Block: Sendable {
    var peak: Float = 0
    var squares: Float = 0
    var count = 0
  }

  private var past: [Block] = []
  private var block = Block()

  package init() {}

  package mutating func push(_ samples: [Float]) {
    for sample in samples {
      block.peak = max(block.peak, abs(sample))
      block.squares += sample * sample
      block.count += 1
      if block.count == Self.blockLength { turnOver() }
    }
  }

  /// The condition derived from the recent audio: `live`, `faint`, or `zeros`.
  package var condition: InputCondition {
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
