import Foundation

/// Reads recorded speech for tests: WAV files of 16-bit samples, mono, 16,000 a second.
public enum WaveFile {
  /// Why a file is no sound for a test.
  public enum Problem: String, Error, Sendable {
    /// It is no WAV file, or one that breaks off before its sound.
    case notWave = "This is no WAV file: convert it, as with sox, and try again."

    /// It holds sound of another kind.
    case otherFormat = "The WAV file must hold 16-bit samples, mono, 16,000 a second: convert it."
  }

  /// The samples of the file at `path`, −1…1.
  ///
  /// Throws a `Problem`, or the system's own error where the file cannot be read.
  public static func samples(at path: String) throws -> [Float] {
    try samples(in: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The samples of a whole file, −1…1; of one that breaks off, those that are there.
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

  /// How the format chunk begins: integers, one channel, 16,000 samples and 32,000 bytes a second,
  /// 2 bytes a sample, 16 bits.
  private static let mono16Bit16kHz: [UInt8] = [
    1, 0, 1, 0, 0x80, 0x3E, 0, 0, 0, 0x7D, 0, 0, 2, 0, 16, 0,
  ]

  /// What the first chunk of that name holds.
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
