import Foundation

/// A reader of recorded speech for tests: WAV files with 16-bit mono samples at 16,000 Hz.
public enum WaveFile {
  /// The reason that a file is unsuitable for a test.
  public enum Problem: String, LocalizedError, Sendable {
    /// The file is not a WAV file, or it ends before its audio.
    case notWave = "Not a WAV file. Convert it, for example with sox."

    /// The file contains audio in another format.
    case otherFormat = "The WAV file must be 16-bit mono at 16,000 Hz. Convert it."

    /// The problem and how to fix it.
    public var errorDescription: String? { rawValue }
  }

  /// Returns the samples of the file at `path`, −1…1.
  ///
  /// Throws a `Problem`, or the system's error if the file cannot be read.
  public static func samples(at path: String) throws -> [Float] {
    try samples(in: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Returns the samples of a whole file, −1…1, or the available samples of a truncated file.
  public static func samples(in file: Data) throws(Problem) -> [Float] {
    let file = [UInt8](file)
    guard file.starts(with: "RIFF".utf8), let format = chunk("fmt ", of: file),
      let sound = chunk("data", of: file), format.count >= 16
    else { throw .notWave }
    guard format.starts(with: mono16Bit16kHz) else { throw .otherFormat }
    return (0..<sound.count / 2).map { index in
      let low = sound[sound.startIndex + 2 * index]
      let high = sound[sound.startIndex + 2 * index + 1]
      return Float(Int16(bitPattern: UInt16(low) | UInt16(high) << 8)) / 32_768
    }
  }

  /// The start of the format chunk: PCM, 1 channel, 16,000 Hz, 32,000 B/s, 2-byte frames, 16 bits.
  private static let mono16Bit16kHz: [UInt8] = [
    1, 0, 1, 0, 0x80, 0x3E, 0, 0, 0, 0x7D, 0, 0, 2, 0, 16, 0,
  ]

  private static func chunk(_ name: String, of file: [UInt8]) -> ArraySlice<UInt8>? {
    var offset = 12
    while offset + 8 <= file.count {
      let size = (0..<4).reduce(0) { $0 | Int(file[offset + 4 + $1]) << (8 * $1) }
      let first = offset + 8
      if file[offset..<offset + 4].elementsEqual(name.utf8) {
        return file[first..<min(first + size, file.count)]
      }
      offset = first + size + size % 2
    }
    return nil
  }
}
