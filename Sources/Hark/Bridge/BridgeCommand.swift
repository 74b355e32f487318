/// What the other side of a native bridge may ask for (S4-25).
public enum BridgeCommand: String, Sendable, Hashable, Codable, CaseIterable {
  case requestPermission, isAvailable, startRecognition, stopRecognition

  /// Opens the app's own page of the system's settings, where a refusal can be taken back (S4-43).
  case openSettings

  /// The texts that a person reads beside a dictation, so that they stand in one place only.
  case wording
}

/// What it is answered.
public enum BridgeReply: Sendable, Hashable {
  /// Both permissions as one (S4-04).
  case permission(BridgePermission)

  /// Whether recognition can work here at present, whatever the person allows.
  case available(Bool)

  /// It listens, in this language; `isFallback` when it is not the first that was wanted.
  case started(locale: LocaleTag, isFallback: Bool)

  /// It has stopped: what there was to tell has been told, and nothing is open any more.
  case stopped

  /// Whether the settings were opened.
  case opened(Bool)

  /// Texts by the names of `BridgePhrase` and of `BridgeErrorCode`.
  case wording([String: String])

  /// It could not be done.
  case refused(BridgeErrorCode)
}

/// The person's answer to both questions as one.
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
