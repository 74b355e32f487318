import Foundation
import Hark

/// Audio drawn as text with one character per 100 ms; the expected results can be drawn below it.
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
  /// The number of samples per character: 100 ms.
  public static let column = AudioChunk.sampleRate / 10

  /// The original drawing.
  public let picture: String

  /// The audio: mono, −1…1, 16 kHz.
  public let samples: [Float]

  /// The ranges of the drawn speech, in samples.
  public let speech: [AudioRange]

  /// Creates the audio of a drawing; traps on characters other than `_`, `#`, and `~`.
  public init(_ picture: String) {
    let columns = Array(picture)
    precondition(
      columns.allSatisfy { TimelineSound(rawValue: $0) != nil },
      "A sound timeline consists of _ (silence), # (speech), and ~ (noise).")
    self.picture = picture
    speech = Self.ranges(of: "#", in: picture)
    let sound = zip(0..., columns.compactMap(TimelineSound.init)).flatMap { number, sound in
      sound.render(from: number * Self.column, count: Self.column)
    }
    samples = TimelineVoice.faded(sound, within: speech)
  }

  /// The duration in seconds.
  public var duration: Double { AudioTime.seconds(samples.count) }

  /// Returns the audio in chunks of at most `size` samples, numbered from `start`.
  public func chunks(of size: Int = 1600, start: Int = 0) -> [AudioChunk] {
    stride(from: 0, to: samples.count, by: max(1, size)).map { offset in
      let end = min(offset + max(1, size), samples.count)
      return AudioChunk(start: start + offset, samples: Array(samples[offset..<end]))
    }
  }
}

extension SoundTimeline {
  /// Returns a drawing of `ranges`: `symbol` in each column that is at least half covered.
  public func picture(of ranges: [AudioRange], as symbol: Character = "#") -> String {
    let columns = picture.indices.enumerated().map { number, _ -> Character in
      let start = number * Self.column
      let covered = ranges.map { range in
        max(0, min(range.end, start + Self.column) - max(range.start, start))
      }
      return covered.reduce(0, +) * 2 >= Self.column ? symbol : "_"
    }
    return String(columns)
  }

  /// Returns the ranges of the runs of `symbol` in a drawing, in samples.
  public static func ranges(of symbol: Character, in picture: String) -> [AudioRange] {
    var ranges: [AudioRange] = []
    for (number, character) in picture.enumerated() where character == symbol {
      let start = number * column
      if let last = ranges.last, last.end == start {
        ranges[ranges.count - 1].end = start + column
      } else {
        ranges.append(AudioRange(start: start, end: start + column))
      }
    }
    return ranges
  }
}

/// The audio of a character in a `SoundTimeline`; every sample depends only on its position.
private enum TimelineSound: Character {
  case silence = "_"
  case speech = "#"
  case noise = "~"

  func render(from start: Int, count: Int) -> [Float] {
    let positions = start..<start + count
    switch self {
    case .silence: return positions.map { 0.000_17 * Self.noise(at: $0) }
    case .noise: return positions.map { 0.003 * Self.noise(at: $0) }
    case .speech: return TimelineVoice.render(positions)
    }
  }

  /// Returns a sample of white noise, −1…1, that is a hash of the position (splitmix64).
  private static func noise(at position: Int) -> Float {
    var bits = UInt64(truncatingIfNeeded: position) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Float(Int64(bitPattern: bits ^ (bits >> 31))) / Float(Int64.max)
  }
}

/// A synthetic voice whose harmonics are shaped by three formants that move from vowel to vowel.
private enum TimelineVoice {
  /// The formants of four vowels (a, i, o, e) in Hz, from Peterson and Barney's averages.
  private static let vowels: [[Double]] = [
    [730, 1090, 2440], [270, 2290, 3010], [570, 840, 2410], [530, 1840, 2480],
  ]
  private static let syllable = 0.2
  private static let harmonics = 30

  /// Returns the samples at `positions`, with constant formants for 10 ms at a time.
  static func render(_ positions: Range<Int>) -> [Float] {
    stride(from: positions.lowerBound, to: positions.upperBound, by: 160).flatMap { start in
      let weights = weights(at: AudioTime.seconds(start))
      return (start..<min(start + 160, positions.upperBound)).map { sample(at: $0, weights) }
    }
  }

  /// Returns the audio with the edges of its speech faded over 10 ms to avoid clicks.
  static func faded(_ samples: [Float], within speech: [AudioRange]) -> [Float] {
    var samples = samples
    for range in speech {
      for step in 0..<160 {
        samples[range.start + step] *= Float(step) / 160
        samples[range.end - 1 - step] *= Float(step) / 160
      }
    }
    return samples
  }

  /// Returns the sum of the harmonics, each computed from the previous two (sin kφ = 2 cos φ sin
  /// (k−1)φ − sin (k−2)φ).
  private static func sample(at position: Int, _ weights: [Double]) -> Float {
    let time = AudioTime.seconds(position)
    let phase = phase(at: time)
    let twice = 2 * cos(phase)
    var (before, this) = (0.0, sin(phase))
    var sum = 0.0
    for weight in weights {
      sum += weight * this
      (before, this) = (this, twice * this - before)
    }
    let swell = sin(.pi * time / syllable)
    return Float(sum * 0.215 * (0.3 + 0.7 * swell * swell))
  }

  /// Returns the phase of a voice that glides between 105 and 145 Hz.
  private static func phase(at time: Double) -> Double {
    let glide = 2 * Double.pi * 0.7
    return 2 * .pi * (125 * time - 20 / glide * cos(glide * time))
  }

  /// Returns the strength of each harmonic under the formants at `time`.
  private static func weights(at time: Double) -> [Double] {
    let place = time / syllable
    let vowel = vowels[Int(place) % vowels.count]
    let next = vowels[(Int(place) + 1) % vowels.count]
    let share = place - place.rounded(.down)
    let formants = zip(vowel, next).map { $0 + share * ($1 - $0) }
    return (1...harmonics).map { harmonic in
      let frequency = 125 * Double(harmonic)
      return zip([1, 0.5, 0.25], formants).reduce(0.02) { sum, formant in
        let distance = (frequency - formant.1) / 120
        return sum + formant.0 * 0.3 / (1 + distance * distance)
      }
    }
  }
}
