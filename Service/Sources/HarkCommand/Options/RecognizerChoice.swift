import Hark
import HarkLinux

/// The recognizers that the command supports.
enum RecognizerChoice: String, CaseIterable {
  case pocketsphinx

  /// The user's own model, run by sherpa-onnx.
  case sherpaOnnx = "sherpa-onnx"

  /// A server's realtime transcription.
  case realtime

  /// A server's transcription of uploaded files.
  case upload

  /// A server that implements Home Assistant's protocol.
  case wyoming

  /// Whether the recognizer runs on a server.
  var isRemote: Bool {
    switch self {
    case .pocketsphinx, .sherpaOnnx: false
    case .realtime, .upload, .wyoming: true
    }
  }

  /// Returns the recognizer with that name; the failure lists the supported ones.
  static func named(_ name: String) throws(CommandFailure) -> RecognizerChoice {
    guard let choice = RecognizerChoice(rawValue: name) else {
      throw .unknown("a recogniser", name, known: allCases.map(\.rawValue))
    }
    return choice
  }
}

extension PocketSphinxRecognizer {
  /// Returns a recognizer whose tasks obey `limits`; throws a description of missing components and
  /// the remedy.
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

  /// Checks the model unless it is Debian's, because a check takes half a second.
  private static func check(_ model: PocketSphinxModel) async throws(CommandFailure) {
    guard model != .debian else { return }
    let finding = await ApartCheck().run(orElse: RecognizerCheck(model: model).broken)
    if !finding.isOK { throw CommandFailure(status: .unavailable, sentence: finding.sentence) }
  }
}
