import ArgumentParser
import Foundation
import Hark
import HarkStore

/// Whether what is said is kept on the disk while it is being said, as the user wants it.
struct KeepingOptions: ParsableArguments {
  @Flag(help: "Keep nothing of what is said on the disk until it is written or sent.")
  var noKeep = false

  /// How a session keeps what is said; nil when it is not to.
  ///
  /// What was broken off earlier is told in a line.
  func keeping(in places: UserPlaces = UserPlaces()) async -> TranscriptKeeping? {
    if noKeep { return nil }
    let repository = places.repository
    if let sentence = await Self.offer(of: repository) { Ending.say(sentence) }
    return TranscriptKeeping(repository, until: .textTaken)
  }

  /// That there is something to recover; nil when there is nothing, or the file cannot be read, of
  /// which one hears when something is to be kept.
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
  /// Keeps what is said until it is in safe hands.
  var repository: PartialTranscriptionRepository {
    PartialTranscriptionRepository(path: unfinished, user: userName)
  }
}

/// Tells on standard error that what is said cannot be kept, and what to do.
struct KeepingNotes: Diagnostics {
  /// The file that it cannot be kept in.
  var path = UserPlaces().unfinished

  func note(_ report: FailureReport) {
    guard case .notKept(let failure) = report.matter else { return }
    let sentence = StoreFailure(failure).sentence(for: path)
    try? Output.error.settle("hark: What you say is kept in memory only. \(sentence)")
  }
}
