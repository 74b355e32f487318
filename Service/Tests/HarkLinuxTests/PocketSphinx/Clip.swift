import Foundation
import HarkTesting
import Testing

/// A recording of human speech and its words, from Debian's `pocketsphinx-testdata` package.
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
      // The dictionary writes "mr", and one sentence contains a typing error.
      let text = parts[0].replacingOccurrences(of: "mister", with: "mr")
        .replacingOccurrences(of: "more a amiable", with: "more amiable")
      let words = text.split(separator: " ").map(String.init).filter { !$0.hasPrefix("<") }
      let samples = try? WaveFile.samples(at: "\(folder)/\(name).wav")
      return Clip(name: String(name.suffix(4)), samples: samples ?? [], words: words)
    }
  }()

  /// The concatenated samples of five commands that another speaker gives in a card game.
  static let cards: [Float] = (1...5).flatMap { number in
    (try? WaveFile.samples(at: "/usr/share/pocketsphinx/test/data/cards/00\(number).wav")) ?? []
  }

  /// The shortest clip, 3 seconds.
  static var short: Clip { librivox[1] }
}
