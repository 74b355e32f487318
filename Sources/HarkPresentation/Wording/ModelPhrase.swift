import Hark

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

/// The strings about a language's recognition model, in English.
private enum ModelEnglish {
  static func text(_ phrase: ModelPhrase) -> String {
    switch phrase {
    case .needed: "Speech recognition for this language has to be downloaded once."
    case .offered: "Better speech recognition for this language can be downloaded."
    case .bring: "Download"
    case .bringAgain: "Try Again"
    case .coming: "Downloading speech recognition…"
    case .here: "Speech recognition is downloaded. It is used from now on."
    case .failed(.networkUnavailable):
      "The download needs an internet connection. Please connect and try again."
    case .failed: "The download failed. Please try again."
    }
  }
}

/// The strings about a language's recognition model, in Norwegian Bokmål.
private enum ModelBokmal {
  static func text(_ phrase: ModelPhrase) -> String {
    switch phrase {
    case .needed: "Talegjenkjenningen for dette språket må lastes ned én gang."
    case .offered: "Bedre talegjenkjenning for dette språket kan lastes ned."
    case .bring: "Last ned"
    case .bringAgain: "Prøv igjen"
    case .coming: "Laster ned talegjenkjenning …"
    case .here: "Talegjenkjenningen er lastet ned og brukes fra nå av."
    case .failed(.networkUnavailable): "Nedlastingen trenger nett. Koble til, og prøv igjen."
    case .failed: "Nedlastingen mislyktes. Prøv igjen."
    }
  }
}
