import Foundation

/// The LibriVox clips of Debian's package pocketsphinx-testdata, one after another.
enum RealSpeech {
  private static let folder = "/usr/share/pocketsphinx/test/data/librivox"

  /// `minutes` of speech, 16 kHz mono; nil when the clips are not installed.
  static func minutes(_ minutes: Int) -> [Float]? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let once = names.filter { $0.hasSuffix(".wav") }.sorted().flatMap(samples)
    guard !once.isEmpty else { return nil }
    return (0..<minutes * 60 * 16_000).map { once[$0 % once.count] }
  }

  /// The clips have the plain header of 44 bytes, then 16-bit samples.
  private static func samples(_ name: String) -> [Float] {
    guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { return [] }
    return data.dropFirst(44).withUnsafeBytes { bytes in
      (0..<bytes.count / 2).map { index in
        let sample = bytes.loadUnaligned(fromByteOffset: 2 * index, as: Int16.self)
        return Float(Int16(littleEndian: sample)) / 32_768
      }
    }
  }
}
