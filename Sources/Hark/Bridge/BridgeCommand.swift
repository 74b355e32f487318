/// A command from the other side of a native bridge (S4-25).
public enum BridgeCommand: String, Sendable, Hashable, Codable, CaseIterable {
  case requestPermission, isAvailable, startRecognition, stopRecognition

  /// Opens the app's page in the system's settings, where the user can grant a denied permission
  /// (S4-43).
  case openSettings

  /// Requests the texts that accompany a dictation, so that they are defined in one place only.
  case wording
}

/// The reply to a command.
public enum BridgeReply: Sendable, Hashable {
  /// The combined state of both permissions (S4-04).
  case permission(BridgePermission)

  /// Whether recognition is currently possible, regardless of permissions.
  case available(Bool)

  /// Recognition started in `locale`; `isFallback` is true if that is not the preferred language.
  case started(locale: LocaleTag, isFallback: Bool)

  /// Recognition stopped: all events have been sent, and the microphone is closed.
  case stopped

  /// Whether the settings were opened.
  case opened(Bool)

  /// The texts, keyed by the names of `BridgePhrase` and `BridgeErrorCode`.
  case wording([String: String])

  /// The command failed.
  case refused(BridgeErrorCode)
}

/// The user's combined answer to both permission requests.
public enum BridgePermission: String, Sendable, Hashable, CaseIterable {
  case granted, denied, restricted, notDetermined

  init(_ status: PermissionStatus) {
    switch status {
    case .authorized: self = .granted
    case .denied: self = .denied
    case .restricted: self = .restricted
    case .notDetermined: self = .notDetermined
    }
  }
}
