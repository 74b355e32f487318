/// What is said of the model of a language that is to be brought to the device.
public enum ModelPhrase: Sendable, Hashable {
  /// Nothing listens without it.
  case needed

  /// Something listens already, and would listen better with it.
  case offered

  /// Brings it.
  case bring

  /// Brings it, after it could not be had.
  case bringAgain

  /// It is on its way.
  case coming

  /// It is here, and the next recording is heard with it.
  case here

  /// It could not be had, and why.
  case failed(VoiceFailure)
}

extension Wording {
  /// The text of what is said of a model.
  public subscript(model phrase: ModelPhrase) -> String {
    switch language {
    case .english: ModelEnglish.text(phrase)
    case .bokmal: ModelBokmal.text(phrase)
    }
  }
}
