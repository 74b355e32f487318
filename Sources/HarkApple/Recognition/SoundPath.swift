import Hark

/// The place where a task's audio is recognized.
enum SoundPath: Sendable, Equatable {
  /// On the device, which the audio never leaves.
  case onDevice

  /// Possibly on the system vendor's servers.
  case network

  /// Returns the path that respects the preference, given the recognizer's on-device support;
  /// throws if none does.
  ///
  /// `onDeviceOnly` is a guarantee. Apple's recognizer silently falls back to the network, so it is
  /// not started at all if it cannot work on the device.
  static func chosen(
    _ preference: RecognizerPreference, supportsOnDevice: Bool, isConnected: Bool
  ) throws(VoiceFailure) -> SoundPath {
    switch preference {
    case .onDeviceOnly where supportsOnDevice: return .onDevice
    case .onDeviceOnly: throw .recognizerUnavailable
    case .preferOnDevice where supportsOnDevice: return .onDevice
    case .preferNetwork where supportsOnDevice && !isConnected: return .onDevice
    case .preferOnDevice, .preferNetwork:
      if !isConnected { throw .networkUnavailable }
      return .network
    }
  }
}
