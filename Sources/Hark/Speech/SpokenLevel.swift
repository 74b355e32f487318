/// How loud a reply is where it is heard: what is sent to the ear gets there a little later.
struct SpokenLevel: Sendable {
  /// Samples between two tellings: 20 a second are as many as a face draws.
  private static let step = AudioTime.samples(0.05)

  private var meter = LevelMeter()

  /// The level at the end of each step that was sent and has not been heard.
  private var levels: [(end: Int, level: Float)] = []

  /// Takes sound on its way to the ear.
  mutating func send(_ sound: AudioChunk) {
    var start = sound.start
    while start < sound.end {
      let end = min(sound.end, (start / Self.step + 1) * Self.step)
      let piece = sound.samples[(start - sound.start)..<(end - sound.start)]
      piece.withUnsafeBufferPointer { meter.push($0) }
      if end % Self.step == 0 { levels.append((end, meter.level)) }
      start = end
    }
  }

  /// The level at `position`, where everything before it has been heard; nil while it is the same
  /// step.
  mutating func hear(_ position: Int) -> Float? {
    let passed = levels.prefix { $0.end <= position }
    levels.removeFirst(passed.count)
    return passed.last?.level
  }
}
