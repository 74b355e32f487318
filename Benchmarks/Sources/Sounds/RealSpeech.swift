import Foundation
import Hark
import HarkTesting

/// The LibriVox clips of Debian's pocketsphinx-testdata package.
public enum RealSpeech {
  private static let folder = "/usr/share/pocketsphinx/test/data/librivox"

  /// The level of the noise between the clips of a conversation: 65 dB below full scale, about the
  /// level of the noise in the clips.
  private static let roomTone: Float = 0.000_56

  /// The message if the clips are not installed.
  public static let isMissing =
    "The recorded speech is missing: install Debian's pocketsphinx-testdata package.\n"

  /// Returns `minutes` of the clips in sequence, at 16 kHz mono; `nil` if they are not installed.
  public static func minutes(_ minutes: Int) -> [Float]? {
    repeated(clips().flatMap(\.self), minutes)
  }

  /// Returns `minutes` of conversation, in which each clip is followed by a pause of the same
  /// length; `nil` if the clips are not installed.
  public static func conversation(minutes: Int) -> [Float]? {
    var noise = Noise()
    let once = clips().flatMap { clip in
      clip + clip.map { _ in Self.roomTone * noise.next() }
    }
    return repeated(once, minutes)
  }

  private static func clips() -> [[Float]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let clips = names.filter { $0.hasSuffix(".wav") }.sorted()
    return clips.map { (try? WaveFile.samples(at: folder + "/" + $0)) ?? [] }
  }

  private static func repeated(_ once: [Float], _ minutes: Int) -> [Float]? {
    guard !once.isEmpty else { return nil }
    return (0..<minutes * 60 * AudioChunk.sampleRate).map { once[$0 % once.count] }
  }
}
