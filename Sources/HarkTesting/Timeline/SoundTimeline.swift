import Hark

/// Sound drawn as text, one character each 100 ms, with what is expected of it drawn beneath.
///
/// ```swift
/// let sound = SoundTimeline("____########______####____")
/// let words = RecognizerScript("    hello         you     ")
/// let heard = sound.picture(of: detected)  // "____########______####____"
/// ```
///
/// `_` is the silence of a quiet room (−80 dBFS), `#` sound that a voice detector takes for speech
/// (a voice of 105 to 145 Hz with moving formants, five syllables a second, peaks near 0.3), `~`
/// steady broadband noise such as a fan's (−55 dBFS). Equal timelines give equal samples.
public struct SoundTimeline: Sendable, Equatable {
  /// Samples in each character's 100 ms.
  public static let column = AudioChunk.sampleRate / 10

  /// The timeline as it was drawn.
  public let picture: String

  /// The sound: mono, −1…1, 16 kHz.
  public let samples: [Float]

  /// Where the drawn speech lies, in samples.
  public let speech: [AudioRange]

  /// Renders a drawing; a character other than `_`, `#` and `~` is a programming error.
  public init(_ picture: String) {
    let columns = Array(picture)
    precondition(
      columns.allSatisfy { TimelineSound(rawValue: $0) != nil },
      "A sound timeline is drawn with _ (silence), # (speech) and ~ (noise) alone.")
    self.picture = picture
    speech = Self.ranges(of: "#", in: picture)
    let sound = zip(0..., columns.compactMap(TimelineSound.init)).flatMap { number, sound in
      sound.render(from: number * Self.column, count: Self.column)
    }
    samples = TimelineVoice.faded(sound, within: speech)
  }

  /// Its length in seconds.
  public var duration: Double { AudioTime.seconds(samples.count) }

  /// The sound cut into chunks of `size` samples, the last one perhaps shorter; the first sample
  /// lies at `start`.
  public func chunks(of size: Int = 1600, start: Int = 0) -> [AudioChunk] {
    stride(from: 0, to: samples.count, by: max(1, size)).map { offset in
      let end = min(offset + max(1, size), samples.count)
      return AudioChunk(start: start + offset, samples: Array(samples[offset..<end]))
    }
  }
}
