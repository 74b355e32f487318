#if canImport(UIKit)
  import AVFAudio
  import Foundation

  /// The app's audio session while a recording is played outside of a call: heard though the phone is
  /// set to silent, and given back as it was.
  @available(iOS 18, *)
  @MainActor
  final class PlayedSession {
    /// How the session was before; nil while it is as the app wants it.
    private var before: Setting?

    private struct Setting {
      let category: AVAudioSession.Category
      let mode: AVAudioSession.Mode
      let options: AVAudioSession.CategoryOptions
    }

    /// Something is to be heard; a call that is on keeps its own.
    func begin() {
      let session = AVAudioSession.sharedInstance()
      guard before == nil, session.category != .playAndRecord else { return }
      before = Setting(
        category: session.category, mode: session.mode, options: session.categoryOptions)
      try? session.setCategory(.playback)
    }

    /// Nothing is heard any more; what a call has made of the session meanwhile stays.
    func end() {
      guard let before else { return }
      self.before = nil
      let session = AVAudioSession.sharedInstance()
      guard session.category == .playback else { return }
      // Whoever was silenced may go on.
      try? session.setActive(false, options: .notifyOthersOnDeactivation)
      try? session.setCategory(before.category, mode: before.mode, options: before.options)
    }

    /// Whether `notification` tells that an interruption begins.
    nonisolated static func isBeginning(_ notification: Notification) -> Bool {
      let type = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
      return type == AVAudioSession.InterruptionType.began.rawValue
    }
  }
#endif
