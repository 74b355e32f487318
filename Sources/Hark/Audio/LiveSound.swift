/// Numbers the samples of one opening of a live microphone, and judges whether they are worth
/// hearing.
public struct LiveSound: Sendable {
  /// Seconds without sound after which a microphone is waiting.
  public static let lull = 1.0

  /// Samples that came, and the number of the next one.
  public private(set) var position = 0

  private var lastHeard = -Double.infinity
  private var deadAir = DeadAir()

  /// Makes the count of an opening.
  public init() {}

  /// Makes a chunk of the next samples, which came at `now` in seconds of some clock; what lies beyond
  /// full scale is held to it, and what is no number is silence.
  public mutating func number(_ samples: [Float], at now: Double) -> AudioChunk {
    let chunk = AudioChunk(start: position, samples: samples.map(Sample.clean))
    position = chunk.end
    lastHeard = now
    deadAir.push(chunk.samples)
    return chunk
  }

  /// What the sound so far says of its device, at `now` of the same clock.
  public func condition(at now: Double) -> InputCondition {
    now - lastHeard < Self.lull ? deadAir.condition : .waiting
  }
}
