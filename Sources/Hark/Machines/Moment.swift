/// The context of an event: the time, the audio position, a new number for identifiers, and the
/// readiness to record.
///
/// State machines obtain these values only from here.
package struct Moment: Sendable, Equatable {
  /// The time on the session's timekeeper, in seconds.
  package var now: Double

  /// The position up to which the open microphone's audio has been processed, in samples.
  package var position: Int

  /// A number that no earlier event carried, for creating IDs.
  package var nextID: Int

  package var readiness: Readiness

  package init(
    now: Double = 0, position: Int = 0, nextID: Int = 0, readiness: Readiness = Readiness()
  ) {
    self.now = now
    self.position = position
    self.nextID = nextID
    self.readiness = readiness
  }
}

/// The conditions for starting a recording, read without prompting the user.
package struct Readiness: Sendable, Equatable {
  /// Whether the recognizer is reachable; `false` if it needs a network and none is available.
  package var isReachable = true

  package var speech = PermissionStatus.authorized
  package var microphone = PermissionStatus.authorized

  /// The reason why the recognizer or the microphone is currently unavailable; `nil` if both are
  /// available.
  package var obstacle: VoiceFailure?

  package init() {}

  /// The result of starting under these conditions.
  ///
  /// The checks follow the order of S1-50 (network, undecided permission, speech, microphone), and
  /// `obstacle` comes last.
  package var verdict: Verdict {
    if !isReachable { return .blocked(.networkUnavailable) }
    if speech == .notDetermined || microphone == .notDetermined { return .mustAsk }
    if let failure = Self.failure(.speech, speech) { return .blocked(failure) }
    if let failure = Self.failure(.microphone, microphone) { return .blocked(failure) }
    if let obstacle { return .blocked(obstacle) }
    return .ready
  }

  package mutating func fill(with answers: [Permission: PermissionStatus]) {
    if speech == .notDetermined { speech = answers[.speech] ?? speech }
    if microphone == .notDetermined { microphone = answers[.microphone] ?? microphone }
  }

  /// The result of a start.
  package enum Verdict: Equatable {
    case ready
    case mustAsk
    case blocked(VoiceFailure)
  }

  /// Returns the failure for a permission's status; `nil` if the permission is granted or
  /// undecided.
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
