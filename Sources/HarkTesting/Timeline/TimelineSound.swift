/// The audio of a character in a `SoundTimeline`; every sample depends only on its position.
enum TimelineSound: Character {
  case silence = "_"
  case speech = "#"
  case noise = "~"

  /// Returns `count` samples from `start`.
  func render(from start: Int, count: Int) -> [Float] {
    let positions = start..<start + count
    switch self {
    case .silence: return positions.map { 0.000_17 * Self.noise(at: $0) }
    case .noise: return positions.map { 0.003 * Self.noise(at: $0) }
    case .speech: return TimelineVoice.render(positions)
    }
  }

  /// Returns white noise, −1…1: the mixed bits of the position (splitmix64).
  private static func noise(at position: Int) -> Float {
    var bits = UInt64(truncatingIfNeeded: position) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Float(Int64(bitPattern: bits ^ (bits >> 31))) / Float(Int64.max)
  }
}
