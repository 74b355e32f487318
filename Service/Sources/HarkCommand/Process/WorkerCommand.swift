import ArgumentParser
import HarkLinux

/// `hark work-apart`: the worker of another `hark`, for sherpa-onnx or eSpeak NG; not for people.
struct WorkerCommand: ParsableCommand {
  /// The word by which it is called.
  static let name = "work-apart"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Recognizes or speaks for another hark.", shouldDisplay: false)

  func run() { HarkWorker.run() }
}

extension EspeakTextToSpeech {
  /// The synthesizer that the whole command shares; its workers are this program.
  static let own = EspeakTextToSpeech(worker: .own(WorkerCommand.name))
}
