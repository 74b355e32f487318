import Foundation

/// A second of sound with what detectors look for in a voice: a pitch of 120 Hz with its overtones,
/// in four syllables.
enum VoiceLikeSound {
  /// The samples, 16 kHz, −0.5…0.5.
  static let second: [Float] = (0..<16_000).map { index in
    let time = Double(index) / 16_000
    let syllable = max(0, sin(2 * .pi * 4 * time))
    let voice = (1...20).reduce(0.0) { $0 + sin(2 * .pi * 120 * Double($1) * time) / Double($1) }
    return Float(0.25 * syllable * voice)
  }
}
