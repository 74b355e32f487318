import Hark

/// The audio of one opening of a page's microphone, without duplicates or gaps, and checked
/// against the clock.
struct OpeningSound {
  enum Verdict: Equatable {
    case chunks([AudioChunk])

    /// All of the audio had already arrived.
    case known

    /// The gap is too long to fill with silence.
    case torn
  }

  private(set) var end = 0

  /// The number of samples that never arrived and were replaced by silence.
  private(set) var missing = 0

  /// The maximum lead of the audio over the time since the opening, in seconds.
  static let lead = 2.0

  /// The maximum speed of a sound card's clock relative to this machine's.
  static let drift = 1.01

  /// The longest gap filled with silence, in seconds: as much audio as a page stores.
  static let longestGap = 30.0

  /// Processes audio that arrived `seconds` after the request to open the microphone.
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
