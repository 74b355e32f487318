/// A UI string about a language's downloadable recognition model.
public enum ModelPhrase: Sendable, Hashable {
  /// The model is required for recognition.
  case needed

  /// The model improves recognition that is already available.
  case offered

  /// The button that downloads the model.
  case bring

  /// The button that retries the download after a failure.
  case bringAgain

  /// The model is being downloaded.
  case coming

  /// The model is installed and is used from the next recording.
  case here

  /// The download failed, with the reason.
  case failed(VoiceFailure)
}

extension Wording {
  /// The text of a phrase about a recognition model.
  public subscript(model phrase: ModelPhrase) -> String {
    switch language {
    case .english: ModelEnglish.text(phrase)
    case .bokmal: ModelBokmal.text(phrase)
    }
  }
}
