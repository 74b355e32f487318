import Foundation
import Hark

/// A vocabulary in a text file, with one entry per line.
enum VocabularyFile {
  /// Reads the file at `path`, which may be a pipe; an error names the file and the line.
  static func read(_ path: String) throws(CommandFailure) -> Vocabulary {
    guard let text = text(at: path) else {
      throw CommandFailure(
        status: .noInput,
        sentence: "The vocabulary \(path) cannot be read as text; check the path.")
    }
    do throws(VocabularyFault) { return try Vocabulary(lines: text) } catch {
      throw .usage(error.sentence(for: path))
    }
  }

  /// Returns the text at `path`; `nil` if it cannot be read or is not UTF-8.
  ///
  /// Reading stops beyond the maximum length, because a device may have no end.
  private static func text(at path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    let enough = Vocabulary.lengthLimit + 1
    var data = Data()
    do {
      while data.count < enough, let more = try file.read(upToCount: enough - data.count),
        !more.isEmpty
      { data += more }
    } catch { return nil }
    // The data may end within a character.
    return data.count < enough
      ? String(data: data, encoding: .utf8) : String(decoding: data, as: UTF8.self)
  }
}
