import Foundation
import Hark
import HarkPresentation

/// The unfinished dictations, each with a name that selects only it.
struct UnfinishedList {
  let dictations: [UnfinishedDictation]

  var text: [String] {
    let wording = Wording(for: .dictation)
    return dictations.map { dictation in
      let origin = dictation.origin
      let place = [origin.experience, origin.field].compactMap { $0 }.joined(separator: "/")
      return [
        name(of: dictation), origin.startedAt.listed, place, wording[.words(dictation.wordCount)],
        sound(of: dictation),
      ].compactMap { $0 }.joined(separator: "  ")
    }
  }

  private func sound(of dictation: UnfinishedDictation) -> String? {
    dictation.soundDuration > 0 ? "audio \(Int(dictation.soundDuration.rounded(.up))) s" : nil
  }

  var json: [String] { dictations.map(json(of:)) }

  func json(of dictation: UnfinishedDictation) -> String {
    let origin = dictation.origin
    var line = JSONLine()
    line.add("id", dictation.fullName)
    line.add("startedAt", origin.startedAt.formatted(.iso8601))
    line.add("experience", origin.experience)
    line.add("field", origin.field)
    line.add("locale", origin.locale?.description)
    line.add("recognizer", origin.settings.recognizer)
    line.add("words", Double(dictation.wordCount))
    line.add("audio", dictation.soundDuration)
    line.add("text", dictation.text)
    return line.text
  }

  func named(_ beginning: String) throws(CommandFailure) -> UnfinishedDictation {
    try CommandFailure.choose(
      beginning, from: dictations, "an unfinished dictation", "dictations",
      listedBy: "hark recover", name: \.fullName, shown: name)
  }

  /// Returns the shortest unique prefix of the dictation's name, with at least four characters.
  func name(of dictation: UnfinishedDictation) -> String {
    let name = dictation.fullName
    let others = dictations.filter { $0.id != dictation.id }.map(\.fullName)
    let length = (4...name.count).first { length in
      !others.contains { $0.hasPrefix(name.prefix(length)) }
    }
    return String(name.prefix(length ?? name.count))
  }
}

extension UnfinishedDictation { fileprivate var fullName: String { id.uuidString.lowercased() } }
