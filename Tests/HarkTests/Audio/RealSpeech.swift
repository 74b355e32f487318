import Hark
import HarkTesting

/// Recorded human speech: the LibriVox clips of Debian's package pocketsphinx-testdata, 16 kHz mono.
enum RealSpeech {
  /// A clip's number and where its speech begins and ends, in seconds, to within 60 ms: where its
  /// energy leaves the room's, and by forced alignment.
  struct Clip: Sendable {
    let number: String
    let speech: ClosedRange<Double>
    var name: String { "sense_and_sensibility_01_austen_64kb-\(number)" }
  }

  /// The five clips.
  static let clips = [
    Clip(number: "0870", speech: 0.23...6.74), Clip(number: "0880", speech: 0.27...2.78),
    Clip(number: "0890", speech: 0.28...4.98), Clip(number: "0920", speech: 0.30...5.79),
    Clip(number: "0930", speech: 0.27...2.86),
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
