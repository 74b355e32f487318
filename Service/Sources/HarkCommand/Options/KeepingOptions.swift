import ArgumentParser
import Foundation
import Hark
import HarkPresentation
import HarkStore

/// The options for saving recognized text, and audio, to disk while the user speaks.
struct KeepingOptions: ParsableArguments {
  @Flag(help: "Do not save unfinished dictations to disk.")
  var noKeep = false

  @Flag(help: "Also save the audio of unfinished dictations, encrypted, for hark recover --again.")
  var keepSound = false

  func validate() throws {
    if noKeep, keepSound {
      throw ValidationError("--no-keep and --keep-sound exclude each other; give one of them.")
    }
  }

  /// Returns the policy for saving text, and prints a notice if dictations can be recovered; returns
  /// `nil`, without a notice, if text is not saved.
  func keeping() async throws -> TranscriptKeeping? {
    if noKeep { return nil }
    let places = UserPlaces()
    let repository = places.repository
    // A read failure is ignored here, because the next save reports it.
    if FileManager.default.fileExists(atPath: repository.path),
      let found = try? await repository.unfinished(), let first = found.first
    {
      let phrase: Phrase =
        found.count == 1 ? .unfinished(words: first.wordCount) : .unfinishedDictations(found.count)
      Ending.say(Wording(for: .dictation)[phrase] + " See hark recover.")
    }
    var keeping = TranscriptKeeping(
      repository, until: .textTaken, sounds: keepSound ? try places.sounds(beside: repository) : nil
    )
    // No command recognizes a recording again, so the audio that `hark recover --again` needs must
    // outlast a text that was written or sent without the missing words.
    keeping.releasesIncomplete = keepSound
    return keeping
  }
}

extension UserPlaces {
  var repository: PartialTranscriptionRepository {
    PartialTranscriptionRepository(path: unfinished, user: userName)
  }

  /// Returns the store for the audio of the dictations in `repository`; creates its key if necessary.
  func sounds(
    beside repository: PartialTranscriptionRepository
  ) throws(CommandFailure) -> SoundRepository {
    do { return SoundRepository(beside: repository, key: try SoundKey.file(at: soundKey)) } catch {
      throw .unusableKey(at: soundKey, error)
    }
  }
}

/// Reports on standard error that text cannot be saved, and how to fix it.
struct KeepingNotes: Diagnostics {
  var path = UserPlaces().unfinished

  func note(_ report: FailureReport) {
    guard case .notKept(let failure) = report.matter else { return }
    let sentence = StoreFailure(failure).sentence(for: path)
    try? Output.error.settle("hark: Unfinished dictations are kept in memory only. \(sentence)")
  }
}
