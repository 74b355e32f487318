import ArgumentParser
import Foundation
import Hark
import HarkStore

/// `hark recover`: lists, restores, and discards unfinished dictations.
struct RecoverCommand: ReportingCommand {
  private static let days = Int(PartialTranscriptionRepository.retention / 86_400)

  static let configuration = CommandConfiguration(
    commandName: "recover", abstract: "Restore interrupted dictations.",
    discussion: """
      `hark listen`, `transcribe`, `call`, `compose`, `log`, `capture` and `serve` save your words \
      to a file until they are written, sent or saved, so that they survive a kill or a crash. \
      Without names, lists the unfinished dictations; with names or --all, writes their text to \
      standard output and then deletes them. With --again, recognizes the audio that --keep-sound \
      saved and writes that text instead, followed by saved words that the audio no longer \
      contains. Dictations in progress are not affected. Unfinished dictations \
      are deleted after \(days) days.

      EXAMPLES
        hark recover
        hark recover 3f2a
        hark recover --all >> notes.txt
        hark recover --again 3f2a
        hark recover --discard --all
      """)

  @Argument(help: "Names of dictations, or prefixes of names.")
  var names: [String] = []

  @Flag(help: "Select all dictations.")
  var all = false

  @Flag(help: "Delete the dictations without writing their text.")
  var discard = false

  @Flag(help: "Recognize the saved audio again.")
  var again = false

  @Flag(help: "Write one JSON object per line.")
  var json = false

  @OptionGroup var finishing: FinishingArguments
  @OptionGroup var recognizing: RecognizerOptions

  func validate() throws {
    if again, discard {
      throw ValidationError("--again and --discard exclude each other; give one of them.")
    }
  }

  func execute() async throws -> CommandStatus {
    let places = UserPlaces()
    do {
      return try await recover(places)
    } catch let failure as TranscriptStoreFailure {
      throw CommandFailure.unavailable(StoreFailure(failure).sentence(for: places.unfinished))
    }
  }

  private func recover(_ places: UserPlaces) async throws -> CommandStatus {
    if discard || again, !all, names.isEmpty {
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
    let chosen = all ? found : try names.map(list.named)
    let sounds = again ? try SavedSounds(of: places, beside: repository) : nil
    var status = CommandStatus.success
    for dictation in chosen {
      // Another process may have claimed the dictation first and is then responsible for it.
      guard var claimed = try await repository.claim(dictation.id) else { continue }
      do {
        if let sounds {
          claimed = try await recognizedAgain(claimed, named: list.name(of: claimed), from: sounds)
        }
      } catch let failure as CommandFailure {
        // The others can still be recovered.
        Ending.say(failure.sentence)
        if status == .success { status = failure.status }
        try await repository.release(claimed.id)
        continue
      }
      if !discard { try Output.standard.line(json ? list.json(of: claimed) : claimed.text) }
      try await repository.finish(claimed.id)
    }
    return status
  }

  /// Returns the dictation with the text that its audio contains, and after that the saved words that
  /// were said after the end of the audio.
  private func recognizedAgain(
    _ dictation: UnfinishedDictation, named name: String, from sounds: SavedSounds
  ) async throws -> UnfinishedDictation {
    let sound = try await sounds.sound(of: dictation, named: name)
    let locale = dictation.origin.locale ?? .americanEnglish
    let recognizer = try await recognizing.make(limits: .none, locale: locale.description)
    var experience =
      Experience.presets.first { $0.name == dictation.origin.experience } ?? .dictation
    experience.finishing = try experience.finishing.map(finishing.applied)
    let settings = dictation.origin.settings
    experience.ending.utteranceSilence = settings.minimumSilence
    experience.detection.sensitivity = settings.sensitivity
    do {
      let transcript = try await recognizer.transcribe(
        sound, for: experience, in: locale, detector: SessionDetector.make)
      if transcript.isEmpty { return dictation }
      let ending = SavedEnding.text(of: dictation.text, after: transcript.text)
      if !ending.isEmpty {
        Ending.say(
          "The saved text of \(name) is longer than its audio, so its last words follow the new "
            + "text.")
      }
      return UnfinishedDictation(
        dictation.origin, segments: [transcript.text], tail: String(ending),
        soundDuration: dictation.soundDuration)
    } catch let failure as VoiceFailure {
      throw CommandFailure.unavailable(failure.sentence(for: name, by: recognizer.traits))
    }
  }
}
