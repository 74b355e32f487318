import ArgumentParser
import HarkLinux

/// `hark recognise-apart`: what `hark` becomes to run sherpa-onnx for another; nothing for people.
struct WorkerCommand: ParsableCommand {
  /// The word by which it is called.
  static let name = "recognise-apart"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Recognises for another hark.", shouldDisplay: false)

  func run() { SherpaOnnxWorker.run() }
}
