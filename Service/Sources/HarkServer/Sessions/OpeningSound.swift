import Hark

/// The sound of one opening of a page's microphone: puts it in order, and holds it to its time.
struct OpeningSound {
  /// What it does with sound that came.
  enum Verdict: Equatable {
    /// It goes on with these chunks.
    case chunks([AudioChunk])

    /// All of it had come already.
    case known

    /// More is missing than anybody would fill with silence.
    case torn
  }

  /// Just behind the last sample.
  private(set) var end = 0

  /// Samples that never came, for which silence stands.
  private(set) var missing = 0

  /// How far sound may be ahead of the time since the opening, in seconds.
  static let lead = 2.0

  /// How much faster than this machine's clock that of a sound card may be.
  static let drift = 1.01

  /// The longest silence that stands for sound that did not come, in seconds: what a page keeps.
  static let longestGap = 30.0

  /// Takes sound, `seconds` after the microphone was asked to open.
  mutating func take(_ sound: WireSound, after seconds: Double) throws(WireFault) -> Verdict {
    guard Double(sound.end) <= Double(AudioChunk.sampleRate) * (seconds * Self.drift + Self.lead)
    else { throw .earlySound }
    guard sound.end > end else { return .known }
    let gap = sound.first - end
    guard AudioTime.seconds(gap) <= Self.longestGap else { return .torn }
    var chunks: [AudioChunk] = []
    if gap > 0 {
      missing += gap
      chunks.append(AudioChunk(start: end, samples: [Float](repeating: 0, count: gap)))
    }
    let new = gap < 0 ? Array(sound.samples.dropFirst(-gap)) : sound.samples
    chunks.append(AudioChunk(start: max(end, sound.first), samples: new))
    end = sound.end
    return .chunks(chunks)
  }
}
