import ArgumentParser
import Hark
import HarkEspeak
import HarkSherpa
import HarkSoundFile
import HarkWorkers

/// `hark work-apart`: the worker process of another `hark`, for sherpa-onnx or eSpeak NG; not
/// intended for users.
struct WorkerCommand: ParsableCommand {
  static let name = "work-apart"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Recognize or speak for another hark.", shouldDisplay: false)

  func run() { HarkWorker.run(.sherpaOnnx, .espeak) }

  /// The argument of the worker for a sound file, which is started before any other thread.
  static let soundName = "decode-apart"

  static let forSound = WorkerProgram.own(soundName)
}

extension EspeakTextToSpeech {
  /// The synthesizer shared by the whole command, whose workers run this program.
  static let own = EspeakTextToSpeech(worker: .own(WorkerCommand.name))

  /// The American pronunciation of a word, for `PocketSphinxRecognizer`.
  static let english: @Sendable (String) -> String? = { phonemes(of: $0, locale: .americanEnglish) }
}
