import Hark

/// Numbers the samples of one opening, and judges whether they are worth hearing.
struct PulseFlow {
  /// Seconds without sound after which a microphone is waiting.
  static let lull = 1.0

  private let clock = SystemTimekeeper()
  private var position = 0
  private var lastHeard = -Double.infinity
  private var deadAir = DeadAir()

  /// Makes a chunk of the next samples.
  mutating func number(_ samples: [Float]) -> AudioChunk {
    let chunk = AudioChunk(start: position, samples: samples)
    position = chunk.end
    lastHeard = clock.now
    deadAir.push(samples)
    return chunk
  }

  /// What the sound so far says of its device.
  var condition: InputCondition {
    clock.now - lastHeard < Self.lull ? deadAir.condition : .waiting
  }
}
