import Foundation
import Hark

/// A synthetic voice whose harmonics are shaped by three formants that move from vowel to vowel.
enum TimelineVoice {
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
