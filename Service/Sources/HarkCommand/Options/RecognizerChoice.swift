import Hark
import HarkLinux

/// The recognisers that the command knows.
enum RecognizerChoice: String, CaseIterable {
  case pocketsphinx

  /// A person's own model, run by sherpa-onnx.
  case sherpaOnnx = "sherpa-onnx"

  /// A server's realtime transcription.
  case realtime

  /// A server's transcription of files.
  case upload

  /// A server that speaks Home Assistant's protocol.
  case wyoming

  /// Whether it is a server's.
  var isRemote: Bool {
    switch self {
    case .pocketsphinx, .sherpaOnnx: false
    case .realtime, .upload, .wyoming: true
    }
  }

  /// The recogniser of that name; the failure lists the known ones.
  static func named(_ name: String) throws(CommandFailure) -> RecognizerChoice {
    guard let choice = RecognizerChoice(rawValue: name) else {
      throw .unknown("a recogniser", name, known: allCases.map(\.rawValue))
    }
    return choice
  }
}

extension PocketSphinxRecognizer {
  /// The one whose tasks take as much as `limits` says; throws what is missing and what to do.
  static func checked(
    limits: TaskLimits, tasks: Int
  ) async throws(CommandFailure) -> PocketSphinxRecognizer {
    let recognizer = PocketSphinxRecognizer(
      model: .chosen(), maximumTasks: tasks, limits: limits)
    if let problem = recognizer.model.problem {
      throw CommandFailure(status: .unavailable, sentence: problem)
    }
    try await check(recognizer.model)
    return recognizer
  }

  /// Debian's own model is taken as it is, since a check takes half a second.
  private static func check(_ model: PocketSphinxModel) async throws(CommandFailure) {
    guard model != .debian else { return }
    let finding = await ApartCheck().run(orElse: RecognizerCheck(model: model).broken)
    if !finding.isOK { throw CommandFailure(status: .unavailable, sentence: finding.sentence) }
  }
}
