import Foundation

/// The audio format for measurements: 16-bit samples, mono, 16 kHz, without a header.
enum SoundFile {
  /// Returns the samples of the file at `path`, −1…1.
  static func raw(_ path: String) throws -> [Float] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    return bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / 2).map { index in
        let sample = bytes.loadUnaligned(fromByteOffset: 2 * index, as: Int16.self)
        return Float(Int16(littleEndian: sample)) / 32_768
      }
    }
  }
}
