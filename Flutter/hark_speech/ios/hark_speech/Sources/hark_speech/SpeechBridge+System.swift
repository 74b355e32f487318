import Hark
import HarkApple
import HarkBridge

extension SpeechBridge {
  /// Returns a bridge that uses this device's microphone and its most suitable recognizer.
  static func system() async -> SpeechBridge {
    let (reachability, log) = (NWPathReachability(), SpeechLog())
    let chosen = await SystemRecognizer.choose(
      for: .dictation, reachability: reachability, diagnostics: log)
    let session = VoiceSession.system(
      .dictation, listeningWith: chosen, reachability: reachability, diagnostics: log)
    return SpeechBridge(
      session, permissions: SystemPermissions(needsSpeech: chosen.needsSpeechPermission),
      openSettings: { await AppSettings.open() })
  }
}
