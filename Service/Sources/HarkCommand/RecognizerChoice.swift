import Hark
import HarkLinux

/// The recognisers that the command knows.
enum RecognizerChoice: String, CaseIterable {
  case pocketsphinx

  /// The recogniser, or a failure when it or its model is missing.
  func make() throws -> any Recognizer {
    switch self {
    case .pocketsphinx: throw VoiceFailure.recognizerUnavailable
    }
  }
}
