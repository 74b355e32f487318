import Hark
import HarkLinux

/// The recognisers that the command knows.
enum RecognizerChoice: String, CaseIterable {
  case pocketsphinx

  /// The recogniser; a missing model shows when it is asked for its `unavailability`.
  func make() -> any Recognizer {
    switch self {
    case .pocketsphinx: PocketSphinxRecognizer()
    }
  }
}
