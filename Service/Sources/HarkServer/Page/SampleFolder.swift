import Foundation
import Hark

/// Recordings of people speaking, for those who have no microphone at hand.
public struct SampleFolder: Sendable {
  /// Where Debian's package `pocketsphinx-testdata` has them.
  public static let debian = SampleFolder(path: "/usr/share/pocketsphinx/test/data/librivox")

  let path: String

  /// The folder at `path`; there need not be any.
  public init(path: String) { self.path = path }

  /// One recording.
  struct Sample: Codable, Sendable, Equatable {
    let name: String

    /// How it begins.
    let title: String
    let seconds: Double
  }

  /// Every recording, by name; each is 16 kHz, mono, 16 bits.
  var samples: [Sample] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let texts = texts
    return files.sorted().compactMap { file in
      guard file.hasSuffix(".wav"), case let name = String(file.dropLast(4)), Self.isName(name)
      else { return nil }
      return Sample(
        name: name, title: texts[name].map(Self.beginning) ?? name, seconds: seconds(of: file))
    }
  }

  /// Where they all are, by name.
  package var paths: [String] { samples.map { "\(path)/\($0.name).wav" } }

  /// Where a recording is; nil when there is none of that name.
  func file(_ name: String) -> String? {
    guard Self.isName(name), case let file = "\(path)/\(name).wav",
      FileManager.default.isReadableFile(atPath: file)
    else { return nil }
    return file
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  /// What is said, by name: lines such as `<s> he was not </s> (NAME)`.
  private var texts: [String: String] {
    let lines = (try? String(contentsOfFile: path + "/transcription", encoding: .utf8)) ?? ""
    return lines.split(separator: "\n").reduce(into: [:]) { texts, line in
      let parts = line.split(separator: "(")
      guard parts.count == 2 else { return }
      let words = parts[0].split(separator: " ").filter { !$0.hasPrefix("<") }
      texts[String(parts[1].dropLast())] = words.joined(separator: " ")
    }
  }

  private static func beginning(_ text: String) -> String {
    let words = text.split(separator: " ")
    return words.prefix(6).joined(separator: " ") + (words.count > 6 ? "…" : "")
  }

  private func seconds(of file: String) -> Double {
    let facts = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
    let bytes = (facts?[.size] as? NSNumber)?.intValue ?? 0
    // 44 bytes go before the samples, which are of two.
    return AudioTime.seconds(max(bytes - 44, 0) / 2)
  }
}
