import ArgumentParser
import Foundation
import Hark
import HarkAudioProcessing
import HarkPocketSphinx
import HarkSherpa

/// `hark doctor`: checks which components work on this machine, and shows fixes for the others.
struct DoctorCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Check this machine and suggest fixes.",
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

  @Flag(help: "Check what protects private data and the server instead.")
  var security = false

  @Argument(
    help:
      "With --security: more files with private data, such as those of --database and --secret-file."
  )
  var files: [String] = []

  @Flag(
    name: .customLong(ApartCheck.option),
    help: ArgumentHelp("Check the recognizer in this process.", visibility: .hidden))
  var onlyRecognizer = false

  func validate() throws {
    if !files.isEmpty, !security {
      throw ValidationError("Files can only be given with --security.")
    }
  }

  func execute() async throws -> CommandStatus {
    try ProcessLimits.check()
    let environment = ProcessInfo.processInfo.environment
    let model = PocketSphinxModel.chosen(in: environment)
    if onlyRecognizer {
      try Output.standard.line(await RecognizerCheck(model: model).run().json)
      return .success
    }
    if security { return try report(SecurityCheck(places: UserPlaces(), others: files).run()) }
    let (recognizer, locales) = try await checkRecognizer(model)
    return try report(
      [
        await MicrophoneCheck(device: device).run(),
        recognizer,
        DetectorCheck(.chosen(in: environment)).run(),
        locales.map { Self.checkLocale(environment, among: $0) },
        await VoiceCheck(locale: EnvironmentLocale.tag(in: environment)).run(),
        Self.checkProcessing(),
      ].compactMap(\.self))
  }

  private func report(_ findings: [DoctorFinding]) throws -> CommandStatus {
    let findings = findings.map { $0.calling(Invocation.name) }
    let isOK = findings.allSatisfy(\.isOK)
    for line in json ? [Self.object(findings, isOK)] : findings.map(\.text) {
      try Output.standard.line(line)
    }
    return isOK ? .success : .unavailable
  }

  /// Returns the finding for the requested recognizer, and its languages, which are `nil` if its
  /// model cannot be opened.
  private func checkRecognizer(
    _ model: PocketSphinxModel
  ) async throws -> (DoctorFinding, [LocaleTag]?) {
    let choice = try recognizing.choice()
    switch choice {
    case .pocketsphinx:
      let finding = await ApartCheck().run(orElse: RecognizerCheck(model: model).broken)
      return (finding, PocketSphinxRecognizer(model: model).traits.locales)
    case .sherpaOnnx:
      do {
        let recognizer = try recognizing.sherpaOnnx(tasks: 1)
        return (await SherpaOnnxCheck(recognizer: recognizer).run(), recognizer.model.locales)
      } catch { return (SherpaOnnxCheck.broken(error.sentence), nil) }
    case .realtime, .upload, .wyoming:
      let recognizer = try recognizing.remote(choice, locale: nil)
      let check = ServerCheck(recognizer: recognizer, url: try recognizing.server(choice))
      return (await check.run(), recognizer.traits.locales)
    }
  }

  private static func checkLocale(
    _ environment: [String: String], among known: [LocaleTag]
  ) -> DoctorFinding {
    let own = EnvironmentLocale.tag(in: environment)
    let wanted = Experience.dictation.locales(device: own)
    if let found = LocaleTag.resolve(wanted, among: known) {
      return .works("locale", "recognizes \(found) (environment: \(own))")
    }
    let list = known.map(\.description).joined(separator: ", ")
    return .broken(
      "locale", "The environment's language is \(own), but the recognizer supports only \(list).",
      fix: "hark listen --locale \(known.first?.description ?? "en-US")")
  }

  private static func checkProcessing() -> DoctorFinding {
    let processing = CallAudioProcessing()
    let parts = AudioEffect.allCases.map { effect in
      let made = processing.stage(for: effect) == nil ? "missing" : processing.name(of: effect)
      return "\(effect.words): \(made)"
    }
    return .works("processing", parts.joined(separator: ", "))
  }

  private static func object(_ findings: [DoctorFinding], _ isOK: Bool) -> String {
    var line = JSONLine()
    line.add("checks", json: "[" + findings.map(\.json).joined(separator: ",") + "]")
    line.add("ok", isOK)
    return line.text
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
