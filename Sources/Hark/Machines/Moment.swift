/// The context of an event, from which state machines obtain time, position, and identifiers.
struct Moment: Sendable, Equatable {
  /// The time on the session's timekeeper, in seconds.
  var now = 0.0

  /// The position up to which the open microphone's audio has been processed, in samples.
  var position = 0

  /// A number that no earlier event had, for creating IDs.
  var nextID = 0

  var readiness = Readiness()
}

/// The conditions for starting a recording, read without prompting the user.
struct Readiness: Sendable, Equatable {
  /// Whether the recognizer is reachable; `false` if it needs a network and none is available.
  var isReachable = true

  var speech = PermissionStatus.authorized
  var microphone = PermissionStatus.authorized

  /// The reason the recognizer or the microphone is unavailable; `nil` if both are available.
  var obstacle: VoiceFailure?

  /// Whether recording can start, checked in the order of S1-50: network, undecided permission,
  /// speech, microphone; `obstacle` comes last.
  var verdict: Verdict {
    if !isReachable { return .blocked(.networkUnavailable) }
    if speech == .notDetermined || microphone == .notDetermined { return .mustAsk }
    if let failure = Self.failure(.speech, speech) { return .blocked(failure) }
    if let failure = Self.failure(.microphone, microphone) { return .blocked(failure) }
    if let obstacle { return .blocked(obstacle) }
    return .ready
  }

  mutating func fill(with answers: [Permission: PermissionStatus]) {
    if speech == .notDetermined { speech = answers[.speech] ?? speech }
    if microphone == .notDetermined { microphone = answers[.microphone] ?? microphone }
  }

  enum Verdict: Equatable {
    case ready
    case mustAsk
    case blocked(VoiceFailure)
  }

  /// Returns the failure of a permission; `nil` if it is granted or undecided.
  static func failure(_ permission: Permission, _ status: PermissionStatus) -> VoiceFailure? {
    switch (status, permission) {
    case (.authorized, _), (.notDetermined, _): nil
    case (.restricted, _): .permissionRestricted
    case (.denied, .speech): .speechPermissionDenied
    case (.denied, .microphone): .microphonePermissionDenied
    }
  }
}
