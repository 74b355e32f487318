import Hark

/// Where the sound of a task is recognised.
enum SoundPath: Sendable, Equatable {
  /// It never leaves the device.
  case onDevice

  /// The system may send it to a server.
  case network

  /// The path that keeps what was promised, for a recogniser that can or cannot work on the device;
  /// throws where there is none.
  ///
  /// `onDeviceOnly` is a promise: Apple's recogniser falls back to the network without a word, so it
  /// is not started at all where it cannot work on the device.
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
