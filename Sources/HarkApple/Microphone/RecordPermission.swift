#if canImport(UIKit)
  @preconcurrency import AVFAudio

  /// The permission to use the microphone; without it an engine's input delivers silence and no
  /// error.
  enum RecordPermission {
    static var isGranted: Bool {
      if #available(iOS 17, *) {
        return AVAudioApplication.shared.recordPermission == .granted
      }
      return AVAudioSession.sharedInstance().recordPermission == .granted
    }
  }
#endif
