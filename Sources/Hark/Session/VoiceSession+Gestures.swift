// What a face tells a session. Every call returns when the session has answered it, and throws a
// `Refusal` where it cannot do what was asked.
extension VoiceSession {
  /// The person came to the screen; the automatic modes begin to listen.
  public func begin() async throws { try await tell(.began) }

  /// A finger came down on the button.
  public func press() async throws { try await tell(.pressed) }

  /// A finger has been down for `GestureTiming.hold`, where it could have scrolled or chosen text until
  /// then: a press that has become a hold already.
  ///
  /// `release()` follows it as it follows `press()`.
  public func hold() async throws { try await tell(.held) }

  /// The finger was lifted.
  public func release() async throws { try await tell(.released) }

  /// The button was activated by assistive technology or a keyboard: toggles, whatever the policy.
  public func activate() async throws { try await tell(.activated) }

  /// Switches the button on or off, as while a message is being saved: a press, a release or an
  /// activation of a disabled button does nothing; a finger that is down already may still lift.
  public func enableButton(_ isEnabled: Bool) async throws {
    try await tell(.buttonEnabled(isEnabled))
  }

  /// Ends the recording and keeps its text.
  public func stop() async throws { try await tell(.stopAsked) }

  /// Ends the recording and drops what was spoken in it, also while its last words are being found.
  public func cancel() async throws { try await tell(.cancelAsked) }

  /// The person agrees to be asked for permission by the system.
  public func acceptRationale() async throws { try await tell(.rationaleAccepted) }

  /// The person would rather not be asked.
  public func declineRationale() async throws { try await tell(.rationaleDeclined) }

  /// Switches mute on or off.
  public func mute(_ isOn: Bool) async throws { try await tell(isOn ? .muteOn : .muteOff) }

  /// Finds speech by another policy from here on, and starts and ends recordings by its mode.
  ///
  /// Nothing is cut: a recording under way ends as it began, and a reply goes on. An automatic mode
  /// begins to listen at once, as `begin()` would; a manual one closes the microphone when nothing is
  /// recorded.
  public func detect(_ policy: DetectionPolicy) async throws {
    try await tell(.detectionChanged(policy))
  }

  /// Speaks replies aloud or not, from the next one on; nothing changes without a synthesizer.
  public func speakReplies(_ isOn: Bool) { speaksReplies = isOn }

  /// Makes a moment of the screen's own felt, as when a setting is switched (S3-67).
  public func feel(_ moment: HapticMoment) { give(.felt(moment)) }

  /// The person has read the failure.
  public func dismissFailure() async throws { try await tell(.failureDismissed) }

  /// The operating system took the microphone, or the app went to the background.
  public func interrupt() async throws { try await tell(.interrupted) }

  /// Returns when nothing more comes of what was ended: the microphone is closed, the last words are
  /// found, and what was said is kept as far as the store allows.
  ///
  /// For a face that is about to be stopped for a while, as after `interrupt()`.
  public func settle() async {
    await errands.settle(.closing)
    await inbox.emptied()
    if !feeds.isEmpty { await withCheckedContinuation { settlers.append($0) } }
    await broadcast.keeper?.settle()
  }

  /// The person left: everything is closed when this returns, and the text so far is kept.
  public func end() async {
    try? await tell(.left)
    concluded = [:]
    // Also for a caller whose own task is cancelled: what was opened is closed first.
    await Task { [errands, inbox, broadcast] in
      await errands.settle(.closing)
      // The tasks are let go of when the news of the closing is taken.
      await inbox.emptied()
      await broadcast.keeper?.leave()
    }.value
  }

  private func tell(_ event: CaptureEvent) async throws { try await tell(.capture(event)) }

  private func tell(_ event: VoiceEvent) async throws {
    try await withCheckedThrowingContinuation { continuation in
      inbox.post(.event(event, continuation))
    }
  }
}
