import ArgumentParser
import Foundation
import Hark
import HarkPresentation
import HarkStore

/// `hark recover`: lists, restores, and discards unfinished dictations.
struct RecoverCommand: ReportingCommand {
  private static let days = Int(PartialTranscriptionRepository.retention / 86_400)

  static let configuration = CommandConfiguration(
    commandName: "recover", abstract: "Restore interrupted dictations.",
    discussion: """
      `hark listen`, `call`, `compose`, `log`, `capture` and `serve` save your words to a file \
      until they are written, sent or saved, so that they survive a kill or a crash. Without \
      names, lists the unfinished dictations; with names or --all, writes their text to standard \
      output and then deletes them. Dictations in progress are not affected. Unfinished dictations \
      are deleted after \(days) days.

      EXAMPLES
        hark recover
        hark recover 3f2a
        hark recover --all >> notes.txt
        hark recover --discard --all
      """)

  @Argument(help: "Names of dictations, or prefixes of names.")
  var names: [String] = []

  @Flag(help: "Select all dictations.")
  var all = false

  @Flag(help: "Delete the dictations without writing their text.")
  var discard = false

  @Flag(help: "Write one JSON object per line.")
  var json = false

  func execute() async throws -> CommandStatus {
    let places = UserPlaces()
    do {
      return try await recover(places)
    } catch let failure as TranscriptStoreFailure {
      throw CommandFailure.unavailable(StoreFailure(failure).sentence(for: places.unfinished))
    }
  }

  private func recover(_ places: UserPlaces) async throws -> CommandStatus {
    if discard, !all, names.isEmpty {
      throw CommandFailure.usage("No dictation was given; give one from hark recover, or --all.")
    }
    // A missing file means that there are no dictations, and must not be created by the query.
    let isThere = FileManager.default.fileExists(atPath: places.unfinished)
    let repository = places.repository
    let found = isThere ? try await repository.unfinished() : []
    let list = UnfinishedList(dictations: found)
    if !all, names.isEmpty {
      for line in json ? list.json : list.text { try Output.standard.line(line) }
      if found.isEmpty, !json { Ending.say("Nothing to recover.") }
      return .success
    }
    // Written text is removed from the store, so the output must retain it.
    if !discard, Output.standard.goesNowhere {
      throw CommandFailure.usage(
        "Standard output is closed or /dev/null, so the text would be lost; write it to a file, "
          + "or give --discard.")
    }
    for dictation in all ? found : try names.map(list.named) {
      // Another process may have claimed the dictation first and is then responsible for it.
      guard let claimed = try await repository.claim(dictation.id) else { continue }
      if !discard { try Output.standard.line(json ? list.json(of: claimed) : claimed.text) }
      try await repository.finish(claimed.id)
    }
    return .success
  }
}

private struct UnfinishedList {
  let dictations: [UnfinishedDictation]

  var text: [String] {
    let wording = Wording(for: .dictation)
    return dictations.map { dictation in
      let origin = dictation.origin
      let place = [origin.experience, origin.field].compactMap { $0 }.joined(separator: "/")
      return [
        name(of: dictation), origin.startedAt.listed, place, wording[.words(dictation.wordCount)],
      ].joined(separator: "  ")
    }
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
    line.add("text", dictation.text)
    return line.text
  }

  func named(_ beginning: String) throws(CommandFailure) -> UnfinishedDictation {
    try CommandFailure.choose(
      beginning, from: dictations, "an unfinished dictation", "dictations",
      name: \.fullName, shown: name)
  }

  /// Returns the shortest unique prefix of the dictation's name, with at least four characters.
  private func name(of dictation: UnfinishedDictation) -> String {
    let name = dictation.fullName
    let others = dictations.filter { $0.id != dictation.id }.map(\.fullName)
    let length = (4...name.count).first { length in
      !others.contains { $0.hasPrefix(name.prefix(length)) }
    }
    return String(name.prefix(length ?? name.count))
  }
}

extension UnfinishedDictation { fileprivate var fullName: String { id.uuidString.lowercased() } }
