/// What stands in the way of a recording, read without asking anybody.
package struct Readiness: Sendable, Equatable {
  /// False when the recogniser needs a network and there is none.
  package var isReachable = true

  /// Whether speech may be recognised.
  package var speech = PermissionStatus.authorized

  /// Whether the microphone may be used.
  package var microphone = PermissionStatus.authorized

  /// Why the recogniser or the microphone cannot work at present; nil when they can.
  package var obstacle: VoiceFailure?

  package init() {}

  /// What a start comes to: the checks stand in the order of S1-50 (network, unanswered permission,
  /// speech, microphone), then the recogniser itself.
  package var verdict: Verdict {
    if !isReachable { return .blocked(.networkUnavailable) }
    if speech == .notDetermined || microphone == .notDetermined { return .mustAsk }
    if let failure = Self.failure(.speech, speech) { return .blocked(failure) }
    if let failure = Self.failure(.microphone, microphone) { return .blocked(failure) }
    if let obstacle { return .blocked(obstacle) }
    return .ready
  }

  /// Takes the answers for what is still said to be open.
  package mutating func fill(with answers: [Permission: PermissionStatus]) {
    if speech == .notDetermined { speech = answers[.speech] ?? speech }
    if microphone == .notDetermined { microphone = answers[.microphone] ?? microphone }
  }

  /// What a start comes to.
  package enum Verdict: Equatable {
    case ready
    case mustAsk
    case blocked(VoiceFailure)
  }

  /// The failure that a permission's status stands for; nil when it is granted or still open.
  package static func failure(
    _ permission: Permission, _ status: PermissionStatus
  ) -> VoiceFailure? {
    switch (status, permission) {
    case (.authorized, _), (.notDetermined, _): nil
    case (.restricted, _): .permissionRestricted
    case (.denied, .speech): .speechPermissionDenied
    case (.denied, .microphone): .microphonePermissionDenied
    }
  }
}
