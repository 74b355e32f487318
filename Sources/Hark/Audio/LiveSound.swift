/// A counter that assigns positions to the samples of one opening of a live microphone and derives
/// the microphone's condition.
public struct LiveSound: Sendable {
  /// The time without audio, in seconds, after which a microphone is `waiting`.
  public static let lull = 1.0

  /// The number of samples received, which is also the position of the next sample.
  public private(set) var position = 0

  private var lastHeard = -Double.infinity
  private var deadAir = DeadAir()

  /// Creates a counter for one opening of a microphone.
  public init() {}

  /// Returns a chunk of the next samples, which arrived at `now`, in seconds on any clock.
  ///
  /// Samples are clamped to full scale; NaN becomes silence.
  public mutating func number(_ samples: [Float], at now: Double) -> AudioChunk {
    let chunk = AudioChunk(start: position, samples: samples.map(Sample.clean))
    position = chunk.end
    lastHeard = now
    deadAir.push(chunk.samples)
    return chunk
  }

  /// Returns the device's condition at `now`, on the same clock.
  public func condition(at now: Double) -> InputCondition {
    now - lastHeard < Self.lull ? deadAir.condition : .waiting
  }
}
