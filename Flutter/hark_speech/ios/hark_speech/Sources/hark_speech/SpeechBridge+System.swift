import Hark
import HarkApple

extension SpeechBridge {
  /// A bridge over this device's microphone and recognisers.
  @MainActor
  static func system() -> SpeechBridge {
    fatalError()
  }
}
