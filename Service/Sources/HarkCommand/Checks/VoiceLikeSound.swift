import Foundation

/// A second of audio with the features of a voice that detectors look for: a pitch that falls from
/// 150 to 100 Hz, the resonances of the vowel in "see", and four syllables.
enum VoiceLikeSound {
  /// The samples, at 16 kHz, −0.3…0.3.
  static let second: [Float] = {
    let voice = (0..<rate).map { sample(at: Double($0) / Double(rate)) }
    let peak = voice.map(abs).max() ?? 1
    return voice.map { Float(0.3 * $0 / peak) }
  }()

  private static let rate = 16_000

  /// The resonances of the vowel: frequency and width in Hz, and strength.
  private static let resonances = [(300.0, 80.0, 1.0), (2_300, 100, 0.5), (3_000, 150, 0.25)]

  private static func sample(at time: Double) -> Double {
    let pitch = 150 - 50 * time
    let turns = 150 * time - 25 * time * time
    let overtones = (1...30).map { number in
      sin(2 * .pi * Double(number) * turns) * strength(at: Double(number) * pitch)
    }
    let syllable = max(0, sin(2 * .pi * 4 * time)).squareRoot()
    return syllable * overtones.reduce(0, +)
  }

  private static func strength(at frequency: Double) -> Double {
    resonances.reduce(0) { sum, resonance in
      let (center, width, height) = resonance
      let distance = (frequency - center) / width
      return sum + height / (1 + distance * distance)
    }
  }
}
