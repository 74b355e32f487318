import ArgumentParser
import Foundation
import Hark
import HarkEspeak
import HarkPocketSphinx
import HarkServer
import HarkServices
import HarkSherpa

/// The options for the recognizer, on this machine or on a server.
struct RecognizerOptions: ParsableArguments {
  @Option(
    help: """
      Speech recognizer: pocketsphinx; sherpa-onnx with --recognizer-model; realtime, upload or \
      wyoming with --recognizer-url.
      """)
  var recognizer: String?

  @Option(
    help: """
      Base URL of an OpenAI-compatible recognition server, including the version (its API key is \
      read from HARK_RECOGNIZER_KEY), or tcp://HOST:PORT of a Wyoming server, as in Home Assistant.
      """)
  var recognizerURL: String?

  @Option(
    help: """
      Folder of your own sherpa-onnx model; with --recognizer-url, the name of the model to \
      request from the server.
      """)
  var recognizerModel: String?

  @Option(
    help: ArgumentHelp(
      "Folder of sherpa-onnx, as in pip's --target; default: $\(SherpaOnnxPlace.variable).",
      valueName: "folder"))
  var sherpa: String?

  @Option(
    help: ArgumentHelp(
      "Seconds within which the server must answer each utterance "
        + "(default: \(Int(RetryPolicy().timeout))).", valueName: "seconds"))
  var recognizerTimeout: Double?

  static let keyVariable = "HARK_RECOGNIZER_KEY"

  func validate() throws {
    guard 1...600 ~= recognizerTimeout ?? 1 else {
      throw ValidationError("--recognizer-timeout must be from 1 to 600 seconds.")
    }
  }

  /// The retry policy for requests to a server; its `patience` allows a retry after a timeout.
  private var retry: RetryPolicy {
    var policy = RetryPolicy()
    guard let recognizerTimeout else { return policy }
    policy.timeout = recognizerTimeout
    policy.patience = max(policy.patience, 2 * recognizerTimeout)
    return policy
  }

  /// Returns the recognizer.
  ///
  /// A sherpa-onnx model is loaded before this returns; PocketSphinx loads its decoder when the
  /// first task starts.
  ///
  /// `limits` and `tasks` apply only to local recognizers; `locale` applies only to a server.
  func make(
    limits: TaskLimits = .none, tasks: Int = 2, locale: String?
  ) async throws(CommandFailure) -> any Recognizer {
    let choice = try choice()
    switch choice {
    case .realtime, .upload, .wyoming: return try remote(choice, locale: locale)
    case .pocketsphinx:
      try ProcessLimits.check()
      return try await pocketSphinx(limits: limits, tasks: tasks)
    case .sherpaOnnx:
      try ProcessLimits.check()
      let recognizer = try sherpaOnnx(limits: limits, tasks: tasks)
      do { try await recognizer.warmUp() } catch { throw .unavailable(error.sentence) }
      return recognizer
    }
  }

  /// Returns the requested recognizer.
  ///
  /// If none is requested, a server's address selects Wyoming or realtime transcription; without
  /// one, the user's own model, that of `hark model use`, or `--sherpa` selects sherpa-onnx. The
  /// default is PocketSphinx.
  /// Throws if the recognizer is unknown or conflicts with the other options.
  func choice() throws(CommandFailure) -> RecognizerKind {
    let isSherpaMeant = modelFolder != nil || sherpa != nil
    let own: RecognizerKind = isSherpaMeant ? .sherpaOnnx : .pocketsphinx
    let standard = recognizerURL.map { WyomingAddress.isMeant($0) ? .wyoming : .realtime } ?? own
    let choice = try recognizer.map(RecognizerKind.named) ?? standard
    let name = choice.rawValue
    if choice.isRemote {
      guard recognizerURL == nil else { return choice }
      throw .usage("The recognizer \(name) requires a server; name one with --recognizer-url.")
    }
    guard recognizerURL == nil else {
      throw .usage("The recognizer \(name) does not use a server; omit --recognizer-url.")
    }
    guard recognizerTimeout == nil else {
      throw .usage(
        "--recognizer-timeout requires a server; name one with --recognizer-url, or omit it.")
    }
    guard choice != .sherpaOnnx || modelFolder != nil else {
      throw .usage(
        "The recognizer sherpa-onnx requires your own model; name its folder with "
          + "--recognizer-model.")
    }
    guard choice == .sherpaOnnx || recognizerModel == nil else {
      throw .usage(
        "The recognizer \(name) has its own model; omit --recognizer-model, or name another with "
          + "\(PocketSphinxModel.variable).")
    }
    return choice
  }

  /// The folder of the sherpa-onnx model to use: that of the option or of `hark model use`.
  ///
  /// `HARK_MODEL` takes precedence over the latter, because it names a PocketSphinx model.
  private var modelFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    let isOtherMeant =
      recognizer == nil && environment[PocketSphinxModel.variable]?.isEmpty == false
    return recognizerModel ?? (isOtherMeant ? nil : InstalledModels().chosenFolder)
  }

  /// Returns the chosen PocketSphinx model's recognizer; throws the problem and how to fix it.
  private func pocketSphinx(
    limits: TaskLimits, tasks: Int
  ) async throws(CommandFailure) -> PocketSphinxRecognizer {
    let recognizer = PocketSphinxRecognizer(
      model: .chosen(), maximumTasks: tasks, limits: limits, pronounce: EspeakTextToSpeech.english)
    if let problem = recognizer.model.problem { throw .unavailable(problem) }
    // Debian's model is not loaded for a check, because that takes half a second.
    guard recognizer.model != .debian else { return recognizer }
    let finding = await ApartCheck().run(orElse: RecognizerCheck(model: recognizer.model).broken)
    if !finding.isOK { throw .unavailable(finding.sentence) }
    return recognizer
  }

  /// Returns a recognizer with the user's own model, which is checked, but not loaded yet.
  func sherpaOnnx(
    limits: TaskLimits = .none, tasks: Int
  ) throws(CommandFailure) -> SherpaOnnxRecognizer {
    do {
      return SherpaOnnxRecognizer(
        model: try SherpaOnnxModel(folder: modelFolder ?? ""), place: SherpaOnnxPlace(sherpa),
        worker: .own(WorkerCommand.name), maximumTasks: tasks, limits: limits)
    } catch { throw .unavailable(error.sentence) }
  }

  func remote(_ choice: RecognizerKind, locale: String?) throws(CommandFailure) -> any Recognizer {
    let environment = ProcessInfo.processInfo.environment
    let wanted = locale.flatMap(LocaleTag.init) ?? EnvironmentLocale.tag(in: environment)
    let locales = wanted == .americanEnglish ? [wanted] : [wanted, .americanEnglish]
    if choice == .wyoming {
      let address = try WyomingAddress(recognizerURL ?? "")
      return WyomingRecognizer(
        WyomingSettings(
          host: address.host, port: address.port, model: recognizerModel, locales: locales,
          retry: retry),
        transport: NIOStreamTransport())
    }
    let settings = OpenAIRecognitionSettings(
      baseURL: try HTTPAddress(recognizerURL ?? "").url, model: recognizerModel ?? "default",
      key: environment[Self.keyVariable].map(Secret.init), locales: locales, retry: retry)
    if choice == .upload { return OpenAITranscriptionRecognizer(settings) }
    return OpenAIRealtimeRecognizer(settings, transport: NIOWebSocketTransport())
  }

  func server(_ choice: RecognizerKind) throws(CommandFailure) -> String {
    let url = recognizerURL ?? ""
    return try choice == .wyoming ? WyomingAddress(url).url : HTTPAddress(url).server
  }
}

/// The recognizers that the command supports.
enum RecognizerKind: String, CaseIterable {
  case pocketsphinx
  case sherpaOnnx = "sherpa-onnx"
  case realtime
  case upload
  case wyoming

  var isRemote: Bool {
    switch self {
    case .pocketsphinx, .sherpaOnnx: false
    case .realtime, .upload, .wyoming: true
    }
  }

  static func named(_ name: String) throws(CommandFailure) -> RecognizerKind {
    guard let choice = RecognizerKind(rawValue: name) else {
      throw .unknown("a recognizer", name, known: allCases.map(\.rawValue))
    }
    return choice
  }
}
