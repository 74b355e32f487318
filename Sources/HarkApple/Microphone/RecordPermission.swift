#if canImport(UIKit)
  @preconcurrency import AVFAudio

  /// Whether the microphone may be touched: an engine's input that is read without leave gives silence,
  /// and no error.
  enum RecordPermission {
    static var isGranted: Bool {
      if #available(iOS 17, *) {
        return AVAudioApplication.shared.recordPermission == .granted
      }
      return AVAudioSession.sharedInstance().recordPermission == .granted
    }
  }
#endif
