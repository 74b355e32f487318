import Hark
import HarkTesting

/// Recorded human speech: the LibriVox clips in Debian's pocketsphinx-testdata package, 16 kHz
/// mono.
package enum RealSpeech {
  /// A clip's number and the start and end of its speech, in seconds, accurate to 60 ms.
  ///
  /// The times come from the clip's energy relative to the room's and from forced alignment.
  package struct Clip: Sendable {
    package let number: String
    package let speech: ClosedRange<Double>
    package var name: String { "sense_and_sensibility_01_austen_64kb-\(number)" }
  }

  /// The five clips.
  package static let clips = [
    Clip(number: "0870", speech: 0.23...6.74), Clip(number: "0880", speech: 0.27...2.78),
    Clip(number: "0890", speech: 0.28...4.98), Clip(number: "0920", speech: 0.30...5.79),
    Clip(number: "0930", speech: 0.27...2.86),
  ]

  /// Returns the samples of a clip.
  package static func samples(_ clip: Clip) throws -> [Float] {
    let folder = "/usr/share/pocketsphinx/test/data/librivox/"
    return try WaveFile.samples(at: folder + clip.name + ".wav")
  }

  /// Returns the background noise of the reader's room.
  ///
  /// The audio is the 0.2 s before the third clip's first word, played alternately forward and
  /// backward.
  package static func room(seconds: Double) throws -> [Float] {
    let once = try Array(samples(clips[2])[..<3_200])
    let there = once + once.reversed()
    return (0..<AudioTime.samples(seconds)).map { there[$0 % there.count] }
  }
}
