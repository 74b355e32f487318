import Hark
import HarkTesting

/// Recorded human speech: the LibriVox clips of Debian's package pocketsphinx-testdata, 16 kHz mono.
enum RealSpeech {
  /// A clip's number and where its speech begins and ends, in seconds, to within 50 ms: where the
  /// energy of two bands leaves the room's and falls back to it.
  struct Clip: Sendable {
    let number: String
    let speech: ClosedRange<Double>
    var name: String { "sense_and_sensibility_01_austen_64kb-\(number)" }
  }

  /// The five clips.
  static let clips = [
    Clip(number: "0870", speech: 0.02...6.82), Clip(number: "0880", speech: 0.26...2.79),
    Clip(number: "0890", speech: 0.25...5.06), Clip(number: "0920", speech: 0.26...5.81),
    Clip(number: "0930", speech: 0.26...3.01),
  ]

  /// The samples of a clip.
  static func samples(_ clip: Clip) throws -> [Float] {
    let folder = "/usr/share/pocketsphinx/test/data/librivox/"
    return try WaveFile.samples(at: folder + clip.name + ".wav")
  }

  /// The reader's silent room: the 0.2 s before the third clip's first word, to and fro.
  static func room(seconds: Double) throws -> [Float] {
    let once = try Array(samples(clips[2])[..<3_200])
    let there = once + once.reversed()
    return (0..<AudioTime.samples(seconds)).map { there[$0 % there.count] }
  }
}
