import Foundation
import Hark

/// A list of unfinished dictations in the output format of `hark recover`.
struct UnfinishedList {
  let dictations: [UnfinishedDictation]

  /// A line for each dictation: its name, start time, purpose, and length.
  var text: [String] {
    let wording = Wording(for: .dictation)
    return dictations.map { dictation in
      let origin = dictation.origin
      let place = [origin.experience, origin.field].compactMap { $0 }.joined(separator: "/")
      return [
        name(of: dictation), Self.day(origin.startedAt), place,
        wording[.words(dictation.wordCount)],
      ].joined(separator: "  ")
    }
  }

  /// The same lines as JSON, with the text.
  var json: [String] {
    dictations.map { dictation in
      let origin = dictation.origin
      var line = JSONLine()
      line.add("id", origin.id.uuidString.lowercased())
      line.add("startedAt", origin.startedAt.formatted(.iso8601))
      line.add("experience", origin.experience)
      line.add("field", origin.field)
      line.add("locale", origin.locale?.description)
      line.add("recognizer", origin.settings.recognizer)
      line.add("words", Double(dictation.wordCount))
      line.add("text", dictation.text)
      return line.text
    }
  }

  /// Returns the only dictation whose name begins with `beginning`.
  func named(_ beginning: String) throws(CommandFailure) -> UnfinishedDictation {
    let wanted = beginning.lowercased()
    let found = dictations.filter {
      !wanted.isEmpty && $0.id.uuidString.lowercased().hasPrefix(wanted)
    }
    guard let first = found.first else {
      throw CommandFailure.unknown(
        "an unfinished dictation", beginning,
        known: dictations.isEmpty ? ["none"] : dictations.map(name))
    }
    guard found.count == 1 else {
      throw CommandFailure(
        status: .usage,
        sentence: "Several dictations have names that begin so; choose one of: "
          + found.map(name).joined(separator: ", ") + ".")
    }
    return first
  }

  /// Returns the shortest unique prefix of the dictation's name, with at least four characters.
  private func name(of dictation: UnfinishedDictation) -> String {
    let name = dictation.id.uuidString.lowercased()
    let others = dictations.filter { $0.id != dictation.id }.map { $0.id.uuidString.lowercased() }
    let length = (4...name.count).first { length in
      !others.contains { $0.hasPrefix(name.prefix(length)) }
    }
    return String(name.prefix(length ?? name.count))
  }

  private static func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }
}
