/// The level of a reply at its playback position, which lags behind the audio sent.
struct SpokenLevel: Sendable {
  /// The interval between two reports, in samples; the UI draws at most 20 per second.
  private static let step = AudioTime.samples(0.05)

  private var meter = LevelMeter()

  /// The level at the end of each step that has been sent but not yet played.
  private var levels: [(end: Int, level: Float)] = []

  /// Measures audio that is sent to the device.
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

  /// Returns the level at `position`, before which all audio has played; `nil` if no step has ended
  /// since the previous call.
  mutating func hear(_ position: Int) -> Float? {
    let passed = levels.prefix { $0.end <= position }
    levels.removeFirst(passed.count)
    return passed.last?.level
  }
}
