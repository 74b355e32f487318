import Hark
import HarkLinux

/// The recognisers that the command knows.
enum RecognizerChoice: String, CaseIterable {
  case pocketsphinx

  /// The recogniser of that name; the failure lists the known ones.
  static func named(_ name: String) throws(CommandFailure) -> RecognizerChoice {
    guard let choice = RecognizerChoice(rawValue: name) else {
      throw .unknown("a recogniser", name, known: allCases.map(\.rawValue))
    }
    return choice
  }

  /// The recogniser, whose tasks take as much as `limits` says; throws what is missing and what to
  /// do.
  func make(limits: TaskLimits = .none) async throws(CommandFailure) -> any Recognizer {
    try ProcessLimits.check()
    switch self {
    case .pocketsphinx:
      let recognizer = PocketSphinxRecognizer(model: .chosen(), limits: limits)
      if let problem = recognizer.model.problem {
        throw CommandFailure(status: .unavailable, sentence: problem)
      }
      try await check(recognizer.model)
      return recognizer
    }
  }

  /// Debian's own model is taken as it is, since a check takes half a second.
  private func check(_ model: PocketSphinxModel) async throws(CommandFailure) {
    guard model != .debian else { return }
    let finding = await ApartCheck().run(orElse: RecognizerCheck(model: model).broken)
    if !finding.isOK { throw CommandFailure(status: .unavailable, sentence: finding.sentence) }
  }
}
