import Hark

/// A UI string about the recognition model of a language.
package enum ModelPhrase: Sendable, Hashable {
  case needed

  /// The model improves recognition that is already available.
  case offered

  case bring, bringAgain, coming

  /// The model is installed and is used from the next recording.
  case here

  /// The download failed, with the reason.
  case failed(VoiceFailure)
}

extension English {
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
