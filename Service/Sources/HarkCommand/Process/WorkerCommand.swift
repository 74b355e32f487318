import ArgumentParser
import Hark
import HarkEspeak
import HarkSherpa
import HarkSoundFile
import HarkWorkers

/// `hark work-apart`: the worker process of another `hark`, for sherpa-onnx, eSpeak NG, or, with
/// `--sound`, a sound file; not intended for users.
struct WorkerCommand: ParsableCommand {
  static let name = "work-apart"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Recognize or speak for another hark.", shouldDisplay: false)

  @Flag(help: "Decode the sound file in standard input.")
  var sound = false

  func run() {
    if sound { SoundWorker.run() }
    HarkWorker.run(.sherpaOnnx, .espeak)
  }

  /// The worker for a sound file.
  static let forSound = WorkerProgram.own(name, "--sound")
}

extension EspeakTextToSpeech {
  /// The synthesizer shared by the whole command, whose workers run this program.
  static let own = EspeakTextToSpeech(worker: .own(WorkerCommand.name))

  /// The American pronunciation of a word, for `PocketSphinxRecognizer`.
  static let english: @Sendable (String) -> String? = { phonemes(of: $0, locale: .americanEnglish) }
}
