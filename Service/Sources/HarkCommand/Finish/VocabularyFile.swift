import Foundation
import Hark

/// A vocabulary in a text file, with one entry per line.
///
/// ```
/// # Comments begin with a number sign.
/// Siobhan
/// iPhone: eye phone, i phone
/// my address = 5 Harbour Street, Bergen
/// ```
///
/// A line is a name or a term, optionally with spellings of how it sounds, or a phrase and the text
/// that replaces it.
enum VocabularyFile {
  /// The maximum number of entries; finishing is measured with 200.
  private static let limit = 1_000

  /// Reads the file at `path`; an error names the file and the line.
  static func read(_ path: String) throws(CommandFailure) -> Vocabulary {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw CommandFailure(
        status: .noInput,
        sentence: "The vocabulary \(path) cannot be read as text; check the path.")
    }
    return try vocabulary(text, in: path)
  }

  static func vocabulary(_ text: String, in path: String) throws(CommandFailure) -> Vocabulary {
    var vocabulary = Vocabulary()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let (left, sign, right) = parts(of: line)
      guard !left.isEmpty, sign == nil || !right.isEmpty else {
        throw .usage(
          "Line \(number + 1) of \(path) needs text on both sides of “\(sign ?? "=")”.")
      }
      if sign == "=" {
        vocabulary.replacements.append(.init(left, with: right))
      } else {
        let forms = right.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        vocabulary.entries.append(.init(left, spokenForms: forms.filter { !$0.isEmpty }))
      }
      if vocabulary.entries.count + vocabulary.replacements.count > limit {
        throw .usage("The vocabulary \(path) has more than \(limit) entries; shorten it.")
      }
    }
    return vocabulary
  }

  /// Splits a line at its first “=” or “:”.
  private static func parts(of line: String) -> (left: String, sign: Character?, right: String) {
    guard let place = line.firstIndex(where: { $0 == "=" || $0 == ":" }) else {
      return (line, nil, "")
    }
    func trimmed(_ part: Substring) -> String { part.trimmingCharacters(in: .whitespaces) }
    return (
      trimmed(line[..<place]), line[place], trimmed(line[line.index(after: place)...])
    )
  }
}
