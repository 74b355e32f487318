import Foundation
import HarkTesting

/// The LibriVox clips of Debian's package pocketsphinx-testdata, one after another.
enum RealSpeech {
  private static let folder = "/usr/share/pocketsphinx/test/data/librivox"

  /// `minutes` of speech, 16 kHz mono; nil when the clips are not installed.
  static func minutes(_ minutes: Int) -> [Float]? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let clips = names.filter { $0.hasSuffix(".wav") }.sorted()
    let once = clips.flatMap { (try? WaveFile.samples(at: folder + "/" + $0)) ?? [] }
    guard !once.isEmpty else { return nil }
    return (0..<minutes * 60 * 16_000).map { once[$0 % once.count] }
  }
}
