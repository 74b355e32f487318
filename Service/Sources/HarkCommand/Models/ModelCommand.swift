import ArgumentParser
import Foundation
import Hark
import HarkSherpa

/// `hark model`: installs, lists, selects, and removes sherpa-onnx models.
struct ModelCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model", abstract: "Install and select models for sherpa-onnx.",
    discussion: """
      The selected model is used by all commands that recognize speech on this machine, unless \
      their options name another recognizer or HARK_MODEL is set.

      EXAMPLES
        hark model add sherpa-onnx-streaming-zipformer-en-2023-06-26.tar.bz2
        hark model list
        hark model use sherpa-onnx-streaming-zipformer-en-2023-06-26
        hark model use pocketsphinx
      """,
    subcommands: [Add.self, List.self, Use.self, Remove.self])

  struct Add: ReportingCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Install a model from an archive, after trying it.")

    @Argument(help: "Archive (.tar.bz2) with the folder of a sherpa-onnx model.")
    var file: String

    @Option(help: "Name of the model (default: that of its folder).")
    var name: String?

    @Option(help: ArgumentHelp("Folder of sherpa-onnx.", valueName: "folder"))
    var sherpa: String?

    func execute() async throws -> CommandStatus {
      try ProcessLimits.check()
      if let problem = SherpaOnnxPlace(sherpa).problem { throw CommandFailure.unavailable(problem) }
      guard FileManager.default.isReadableFile(atPath: file) else {
        throw CommandFailure(
          status: .noInput, sentence: "Cannot read \(file); give the path of a model's archive.")
      }
      let installation = ModelInstallation(models: InstalledModels()) { [sherpa] folder in
        try await ModelCommand.attempt(folder, sherpa: sherpa)
      }
      let name = try await installation.install(archive: file, named: name)
      Ending.say("Installed \(name); select it with: \(Invocation.name) model use \(name).")
      return .success
    }
  }

  struct List: ReportingCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the models; an asterisk marks the selected one.")

    func execute() async throws -> CommandStatus {
      let models = InstalledModels()
      let chosen = models.chosen ?? InstalledModels.standard
      for name in [InstalledModels.standard] + models.names {
        try Output.standard.line((name == chosen ? "* " : "  ") + name)
      }
      return .success
    }
  }

  struct Use: ReportingCommand {
    static let configuration = CommandConfiguration(
      commandName: "use", abstract: "Select a model, after trying it, or pocketsphinx.")

    @Argument(help: "Name of an installed model, or pocketsphinx.")
    var name: String

    @Option(help: ArgumentHelp("Folder of sherpa-onnx.", valueName: "folder"))
    var sherpa: String?

    func execute() async throws -> CommandStatus {
      let models = InstalledModels()
      if name == InstalledModels.standard {
        try models.choose(nil)
        return .success
      }
      try ProcessLimits.check()
      try await ModelCommand.attempt(try models.existing(name), sherpa: sherpa)
      try models.choose(name)
      return .success
    }
  }

  struct Remove: ReportingCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Delete a model; pocketsphinx replaces a selected one.")

    @Argument(help: "Name of an installed model.")
    var name: String

    func execute() async throws -> CommandStatus {
      try InstalledModels().remove(name)
      return .success
    }
  }

  /// Throws unless the model in `folder` recognizes a second of audio.
  static func attempt(_ folder: String, sherpa: String?) async throws {
    var options = try RecognizerOptions.parse(["--recognizer-model", folder])
    options.sherpa = sherpa
    let finding = await SherpaOnnxCheck(recognizer: try options.sherpaOnnx(tasks: 1)).run()
    if !finding.isOK { throw CommandFailure.unavailable(finding.sentence) }
  }
}
