import Foundation
import Hark

/// Recordings of speech, for users without a microphone.
public struct SampleFolder: Sendable {
  /// The folder installed by Debian's `pocketsphinx-testdata` package.
  public static let debian = SampleFolder(path: "/usr/share/pocketsphinx/test/data/librivox")

  let path: String

  /// Creates a reference to the folder at `path`, which need not exist.
  public init(path: String) { self.path = path }

  struct Sample: Codable, Sendable, Equatable {
    let name: String

    /// The first words of the recording, or its name if its text is unknown.
    let title: String
    let seconds: Double
  }

  /// All recordings, sorted by name; each is 16 kHz, mono, 16-bit.
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

  /// The paths of all recordings, sorted by name.
  package var paths: [String] { samples.map { "\(path)/\($0.name).wav" } }

  func file(_ name: String) -> String? {
    guard Self.isName(name), case let file = "\(path)/\(name).wav",
      FileManager.default.isReadableFile(atPath: file)
    else { return nil }
    return file
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_" }
  }

  /// The spoken texts by name, from lines such as `<s> he was not </s> (NAME)`.
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
    // A header of 44 bytes precedes the samples, which have two bytes each.
    return AudioTime.seconds(max(bytes - 44, 0) / 2)
  }
}
