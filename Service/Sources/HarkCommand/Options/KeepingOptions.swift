import ArgumentParser
import Foundation
import Hark
import HarkPresentation
import HarkStore

/// The option that disables saving recognized text to disk while the user speaks.
struct KeepingOptions: ParsableArguments {
  @Flag(help: "Do not save unfinished dictations to disk.")
  var noKeep = false

  /// Returns the policy for saving text, and prints a notice if dictations can be recovered; returns
  /// `nil`, without a notice, if text is not saved.
  func keeping() async -> TranscriptKeeping? {
    if noKeep { return nil }
    let repository = UserPlaces().repository
    // A read failure is ignored here, because the next save reports it.
    if FileManager.default.fileExists(atPath: repository.path),
      let found = try? await repository.unfinished(), let first = found.first
    {
      let phrase: Phrase =
        found.count == 1 ? .unfinished(words: first.wordCount) : .unfinishedDictations(found.count)
      Ending.say(Wording(for: .dictation)[phrase] + " See hark recover.")
    }
    return TranscriptKeeping(repository, until: .textTaken)
  }
}

extension UserPlaces {
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
