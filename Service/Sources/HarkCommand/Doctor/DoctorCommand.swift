import ArgumentParser
import Foundation
import Hark
import HarkLinux

/// `hark doctor`: checks which components work on this machine, and shows fixes for the others.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check this machine and suggest fixes.",
    discussion: """
      Checks the microphone, recognizer, detector, language and voice by using each one briefly. \
      Exits with status 0 if `hark listen`, `hark transcribe` and `hark call` will work, otherwise \
      with 69. A call without a voice or a loudspeaker only writes its replies.
      """)

  @Option(help: "Microphone to check, by name or description.")
  var device: String?

  @OptionGroup var recognizing: RecognizerOptions

  @Flag(help: "Write one JSON object.")
  var json = false

  @Flag(
    name: .customLong(ApartCheck.option),
    help: ArgumentHelp("Check the recognizer in this process.", visibility: .hidden))
  var onlyRecognizer = false

  func run() async throws {
    try await Ending.report {
      try ProcessLimits.check()
      let environment = ProcessInfo.processInfo.environment
      let model = PocketSphinxModel.chosen(in: environment)
      let recognizer = RecognizerCheck(model: model)
      if onlyRecognizer {
        try Output.standard.line(await recognizer.run().json)
        return .success
      }
      let server = try serverCheck()
      let (own, ownFinding) = try await ownModel()
      let findings = [
        await MicrophoneCheck(device: device).run(),
        await found(of: ownFinding, server, or: recognizer),
        DetectorCheck(.chosen(in: environment)).run(),
        LocaleCheck(
          environment: environment,
          known: server?.recognizer.traits.locales ?? own?.locales
            ?? PocketSphinxRecognizer(model: model).traits.locales
        ).run(),
        await VoiceCheck(locale: EnvironmentLocale.tag(in: environment)).run(),
        ProcessingCheck().run(),
      ].map { $0.calling(Invocation.name) }
      let isOK = findings.allSatisfy(\.isOK)
      for line in json ? [object(findings, isOK)] : findings.map(\.text) {
        try Output.standard.line(line)
      }
      return isOK ? .success : .unavailable
    }
  }

  private func found(
    of model: DoctorFinding?, _ server: ServerCheck?, or own: RecognizerCheck
  ) async -> DoctorFinding {
    if let model { return model }
    if let server { return await server.run() }
    return await ApartCheck().run(orElse: own.broken)
  }

  private func ownModel() async throws -> (SherpaOnnxModel?, DoctorFinding?) {
    guard try recognizing.choice() == .sherpaOnnx else { return (nil, nil) }
    do {
      let recognizer = try recognizing.sherpaOnnx(tasks: 1)
      return (recognizer.model, await SherpaOnnxCheck(recognizer: recognizer).run())
    } catch { return (nil, SherpaOnnxCheck.broken(error.sentence)) }
  }

  private func serverCheck() throws -> ServerCheck? {
    let choice = try recognizing.choice()
    guard choice.isRemote else { return nil }
    return ServerCheck(
      recognizer: try recognizing.remote(choice, locale: nil),
      url: try recognizing.server(choice))
  }

  private func object(_ findings: [DoctorFinding], _ isOK: Bool) -> String {
    var line = JSONLine()
    line.add("checks", json: "[" + findings.map(\.json).joined(separator: ",") + "]")
    line.add("ok", json: "\(isOK)")
    return line.text
  }
}

/// Compares the environment's language with the recognizer's languages.
private struct LocaleCheck {
  let environment: [String: String]

  /// The recognizer's languages, best first.
  let known: [LocaleTag]

  private static let name = "locale"

  func run() -> DoctorFinding {
    let own = EnvironmentLocale.tag(in: environment)
    let wanted = Experience.dictation.locales(device: own)
    if let found = LocaleTag.resolve(wanted, among: known) {
      return .works(Self.name, "recognizes \(found) (environment: \(own))")
    }
    let list = known.map(\.description).joined(separator: ", ")
    return .broken(
      Self.name, "The environment's language is \(own), but the recognizer supports only \(list).",
      mend: "hark listen --locale \(known.first?.description ?? "en-US")")
  }
}

/// Reports how the microphone's audio is processed during a call.
private struct ProcessingCheck {
  private static let name = "processing"

  func run() -> DoctorFinding {
    let processing = LinuxAudioProcessing()
    let parts = AudioEffect.allCases.map { effect in
      let made = processing.stage(for: effect) == nil ? "missing" : processing.name(of: effect)
      return "\(effect.words): \(made)"
    }
    return .works(Self.name, parts.joined(separator: ", "))
  }
}

extension AudioEffect {
  fileprivate var words: String {
    switch self {
    case .echoCancellation: "echo cancellation"
    case .noiseSuppression: "noise suppression"
    case .automaticGain: "automatic gain"
    }
  }
}

/// The form in which this command was invoked, so that messages can show it to the user.
enum Invocation {
  static let name = name(of: CommandLine.arguments.first ?? "hark")

  static func name(of word: String) -> String {
    guard word.hasSuffix("/hark") else { return "hark" }
    return word.contains(" ") ? "\"\(word)\"" : word
  }
}

extension DoctorFinding {
  /// Returns the finding with a fix that invokes `hark` by the given name.
  func calling(_ hark: String) -> DoctorFinding {
    guard let mend, mend.hasPrefix("hark ") else { return self }
    return DoctorFinding(name: name, isOK: isOK, detail: detail, mend: hark + mend.dropFirst(4))
  }
}
