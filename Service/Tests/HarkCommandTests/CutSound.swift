import Foundation
import SoundFixtures

/// A file of real speech that is truncated after the speech.
enum CutSound {
  static let speech =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"

  /// Writes the file into `folder` and returns its path.
  ///
  /// The header claims more audio than the file contains.
  static func write(to folder: TemporaryFolder) throws -> String {
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: speech)))
    let claimed = UInt32(bytes.count - 44 + 320_000)
    for (place, value) in [(4, claimed + 36), (40, claimed)] {
      for shift in 0..<4 { bytes[place + shift] = UInt8(truncatingIfNeeded: value >> (8 * shift)) }
    }
    return try folder.write(bytes, to: "cut.wav")
  }
}
