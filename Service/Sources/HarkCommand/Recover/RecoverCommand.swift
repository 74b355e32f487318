import ArgumentParser
import Foundation
import Hark
import HarkStore

/// `hark recover`: lists, restores, and discards unfinished dictations.
struct RecoverCommand: AsyncParsableCommand {
  private static let days = Int(PartialTranscriptionRepository.retention / 86_400)

  static let configuration = CommandConfiguration(
    commandName: "recover",
    abstract: "Gives back dictations that were broken off.",
    discussion: """
      What is said to `hark listen`, `compose`, `log` and `capture` is kept in a file of yours until \
      it is written, sent or saved. When they are killed before, it stays there. Without a name this \
      lists what there is; with one, or with --all, it writes the text to standard output and then \
      removes it. What somebody is still dictating is neither listed nor touched; what was broken off \
      \(days) days ago or earlier is gone.

      EXAMPLES
        hark recover
        hark recover 3f2a
        hark recover --all >> notes.txt
        hark recover --discard --all
      """)

  @Argument(help: "The names of dictations, or how these begin.")
  var names: [String] = []

  @Flag(help: "Every one that there is.")
  var all = false

  @Flag(help: "Remove them without writing their text.")
  var discard = false

  @Flag(help: "Write one JSON object a line.")
  var json = false

  func run() async throws {
    let places = UserPlaces()
    try await Ending.report {
      do {
        return try await recover(places)
      } catch let failure as TranscriptStoreFailure {
        throw CommandFailure(
          status: .unavailable,
          sentence: StoreFailure(failure).sentence(for: places.unfinished))
      }
    }
  }

  private func recover(_ places: UserPlaces) async throws -> CommandStatus {
    if discard, !all, names.isEmpty {
      throw CommandFailure(
        status: .usage, sentence: "Say what to discard: a name from hark recover, or --all.")
    }
    // A missing file means that there are no dictations, and must not be created by the query.
    let isThere = FileManager.default.fileExists(atPath: places.unfinished)
    let repository = places.repository
    let found = isThere ? try await repository.unfinished() : []
    let list = UnfinishedList(dictations: found)
    if !all, names.isEmpty {
      for line in json ? list.json : list.text { try Output.standard.line(line) }
      if found.isEmpty, !json { Ending.say("There is nothing to recover.") }
      return .success
    }
    // Written text is removed from the store, so the output must retain it.
    if !discard, Output.standard.goesNowhere {
      throw CommandFailure(
        status: .usage,
        sentence: "The text would be lost, since standard output is closed or /dev/null; write it "
          + "to a file, or give --discard.")
    }
    for dictation in all ? found : try names.map(list.named) {
      // Another process may have claimed the dictation first and is then responsible for it.
      guard let claimed = try await repository.claim(dictation.id) else { continue }
      if !discard {
        let list = UnfinishedList(dictations: [claimed])
        try Output.standard.line(json ? list.json.joined() : claimed.text)
      }
      try await repository.finish(claimed.id)
    }
    return .success
  }
}
