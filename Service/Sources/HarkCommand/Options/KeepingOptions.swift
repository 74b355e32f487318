import ArgumentParser
import Foundation
import Hark
import HarkPresentation
import HarkStore

/// The option that disables saving recognized text to disk while the user speaks.
struct KeepingOptions: ParsableArguments {
  @Flag(help: "Do not save unfinished dictations to disk.")
  var noKeep = false

  /// Prints a line if there are unfinished dictations; `nil` if the text is not saved.
  func keeping(in places: UserPlaces = UserPlaces()) async -> TranscriptKeeping? {
    if noKeep { return nil }
    let repository = places.repository
    if let sentence = await Self.offer(of: repository) { Ending.say(sentence) }
    return TranscriptKeeping(repository, until: .textTaken)
  }

  /// Returns a notice about dictations that can be recovered, if there are any.
  ///
  /// A read failure is ignored here because the next save reports it.
  static func offer(
    of repository: PartialTranscriptionRepository, wording: Wording = Wording(for: .dictation)
  ) async -> String? {
    guard FileManager.default.fileExists(atPath: repository.path),
      let found = try? await repository.unfinished(), let first = found.first
    else { return nil }
    let phrase: Phrase =
      found.count == 1 ? .unfinished(words: first.wordCount) : .unfinishedDictations(found.count)
    return wording[phrase] + " See hark recover."
  }
}

extension UserPlaces {
  /// The store for text that is not yet delivered.
  var repository: PartialTranscriptionRepository {
    PartialTranscriptionRepository(path: unfinished, user: userName)
  }
}

/// Reports on standard error that text cannot be saved, with the remedy.
struct KeepingNotes: Diagnostics {
  var path = UserPlaces().unfinished

  func note(_ report: FailureReport) {
    guard case .notKept(let failure) = report.matter else { return }
    let sentence = StoreFailure(failure).sentence(for: path)
    try? Output.error.settle("hark: Unfinished dictations are kept in memory only. \(sentence)")
  }
}
