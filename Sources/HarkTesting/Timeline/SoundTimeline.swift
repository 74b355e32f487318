import Hark

/// Audio drawn as text with one character per 100 ms, with the expected results drawn beneath it.
///
/// ```swift
/// let sound = SoundTimeline("____########______####____")
/// let words = RecognizerScript("    hello         you     ")
/// let heard = sound.picture(of: detected)  // "____########______####____"
/// ```
///
/// `_` is the silence of a quiet room (−80 dBFS), `#` is audio that a voice detector classifies as
/// speech (a voice of 105 to 145 Hz with moving formants, five syllables per second, peaks near
/// 0.3), and `~` is steady broadband noise, such as that of a fan (−55 dBFS). Equal timelines
/// produce equal samples.
public struct SoundTimeline: Sendable, Equatable {
  /// The number of samples per character, which lasts 100 ms.
  public static let column = AudioChunk.sampleRate / 10

  /// The original drawing.
  public let picture: String

  /// The audio: mono, −1…1, 16 kHz.
  public let samples: [Float]

  /// The ranges of the drawn speech, in samples.
  public let speech: [AudioRange]

  /// Creates the audio of a drawing; a character other than `_`, `#`, and `~` is a programming
  /// error.
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

  /// The duration in seconds.
  public var duration: Double { AudioTime.seconds(samples.count) }

  /// Returns the audio in chunks of `size` samples, numbered from `start`; the last chunk may be
  /// shorter.
  public func chunks(of size: Int = 1600, start: Int = 0) -> [AudioChunk] {
    stride(from: 0, to: samples.count, by: max(1, size)).map { offset in
      let end = min(offset + max(1, size), samples.count)
      return AudioChunk(start: start + offset, samples: Array(samples[offset..<end]))
    }
  }
}
