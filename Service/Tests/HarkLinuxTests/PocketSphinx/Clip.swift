import Foundation
import Hark
import Testing

/// A recording of human speech with what is said in it: Debian's package `pocketsphinx-testdata`.
struct Clip: Sendable, CustomTestStringConvertible {
  let name: String
  let samples: [Float]
  let words: [String]

  var testDescription: String { name }

  /// The five sentences of a LibriVox recording, 70 words.
  static let librivox: [Clip] = {
    let folder = "/usr/share/pocketsphinx/test/data/librivox"
    let lines = (try? String(contentsOfFile: folder + "/transcription", encoding: .utf8)) ?? ""
    return lines.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "(")
      guard parts.count == 2 else { return nil }
      let name = String(parts[1].dropLast())
      // The dictionary writes "mr", and one sentence holds a slip of the pen.
      let text = parts[0].replacingOccurrences(of: "mister", with: "mr")
        .replacingOccurrences(of: "more a amiable", with: "more amiable")
      let words = text.split(separator: " ").map(String.init).filter { !$0.hasPrefix("<") }
      return Clip(
        name: String(name.suffix(4)), samples: wav("\(folder)/\(name).wav"), words: words)
    }
  }()

  /// The shortest clip, 3 seconds.
  static var short: Clip { librivox[1] }

  /// The samples of a 16 kHz mono 16-bit file with a plain header.
  private static func wav(_ path: String) -> [Float] {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    return bytes.dropFirst(44).withUnsafeBytes { raw in
      (0..<raw.count / 2).map { place in
        Float(Int16(littleEndian: raw.loadUnaligned(fromByteOffset: 2 * place, as: Int16.self)))
          / 32_768
      }
    }
  }
}

/// How many words must be added, dropped or exchanged to make `heard` out of `said`.
func wordErrors(_ heard: [String], _ said: [String]) -> Int {
  var row = Array(0...heard.count)
  for word in said {
    var diagonal = row[0]
    row[0] += 1
    for (column, other) in heard.enumerated() {
      let cost = min(diagonal + (word == other ? 0 : 1), row[column] + 1, row[column + 1] + 1)
      diagonal = row[column + 1]
      row[column + 1] = cost
    }
  }
  return row[heard.count]
}
