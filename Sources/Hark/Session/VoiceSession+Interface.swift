// The UI's calls to a session. Each call returns when the session has handled it and throws a
// `Refusal` if the session cannot comply.
extension VoiceSession {
  /// Starts voice input: an automatic mode starts listening, and a manual one starts a recording.
  ///
  /// Has no effect while the session is starting, listening, recording, asking for permission, or
  /// muted. Otherwise, in a manual mode, it counts as a tap: a disabled button ignores it, and during
  /// a spoken reply it stops the reply.
  public func start() async throws {
    // The state cannot change before the event is handled, because nothing is awaited in between.
    takeAll()
    if experience.detection.mode.isAutomatic { return try await appear() }
    switch machine.capture.state {
    case .idle, .failed, .paused: try await toggle()
    case .closing(let closing):
      switch closing.next {
      case .idle, .paused, .failed: try await toggle()
      case .start, .muted: break
      }
    case .rationale, .authorizing, .openingToListen, .openingToRecord, .listening, .touched,
      .recording, .muted:
      break
    }
  }

  /// Reports that the screen appeared; the automatic modes start listening.
  package func appear() async throws { try await tell(.began) }

  /// Reports that a finger touched the button.
  public func press() async throws { try await tell(.pressed) }

  /// Reports a touch that has lasted `GestureTiming.hold`, on a control that can also scroll or
  /// select text; `release()` follows, as after `press()`.
  public func hold() async throws { try await tell(.held) }

  /// Reports that the finger was lifted.
  public func release() async throws { try await tell(.released) }

  /// Starts or stops a recording, pauses listening, or stops a reply, regardless of the gesture
  /// policy; for keyboards and assistive technology.
  public func toggle() async throws { try await tell(.activated) }

  /// Enables or disables the button, for example while a message is being saved.
  ///
  /// A disabled button ignores all gestures except the release of a touch that began while it was
  /// enabled.
  public func enableButton(_ isEnabled: Bool) async throws {
    try await tell(.buttonEnabled(isEnabled))
  }

  /// Stops the recording and keeps its text.
  public func stop() async throws { try await tell(.stopAsked) }

  /// Cancels the recording and discards its text, even while final results are pending.
  public func cancel() async throws { try await tell(.cancelAsked) }

  /// Recognizes the audio of the last recording again, by default with the session's recognizer.
  ///
  /// Returns when recognition has begun; meanwhile, the phase is `finalizing`, and `cancel()` ends
  /// it. The result replaces the recording's text with the event `recognizedAgain`. If recognition
  /// fails again, the text remains unchanged, and the audio is retained, as it is after a recording
  /// without words.
  ///
  /// Throws `Refusal.noSoundKept` unless `Snapshot.canRecognizeAgain`.
  public func recognizeAgain(with recognizer: (any Recognizer)? = nil) async throws {
    // The state cannot change before the event is handled, because nothing is awaited in between.
    takeAll()
    guard canRecognizeAgain else { throw isClosing ? Refusal.closed : .noSoundKept }
    sounds.choose(recognizer)
    try await tell(.retry(.asked))
  }

  /// Accepts the explanation, after which the system asks for permission.
  public func acceptRationale() async throws { try await tell(.rationaleAccepted) }

  /// Declines the explanation, so that the system does not ask for permission.
  public func declineRationale() async throws { try await tell(.rationaleDeclined) }

  /// Turns mute on or off.
  public func mute(_ isOn: Bool) async throws { try await tell(isOn ? .muteOn : .muteOff) }

  /// Switches to another detection policy and its mode, and to another ending policy unless it is
  /// `nil`.
  ///
  /// The change does not interrupt anything: a recording in progress keeps its kind and adopts the
  /// new limits, and a reply continues. An automatic mode starts listening immediately if the
  /// session is idle; a manual mode closes the microphone if there is no recording.
  public func detect(_ policy: DetectionPolicy, ending: EndingPolicy? = nil) async throws {
    try await tell(.detectionChanged(policy, ending))
  }

  /// Applies the user's settings for calls; the limits of the experience remain.
  package func detect(_ settings: CallSettings) async throws {
    try await detect(settings.detection, ending: settings.ending(experience.ending))
  }

  /// Sets the user's choice of text finishing, which applies from the next recording on; `nil`
  /// means no choice.
  ///
  /// The user can turn off parts of the experience's finishing, choose whether fillers are omitted,
  /// and add a vocabulary. The text of an experience without finishing, such as the meal log, is
  /// left as spoken, and the recognizer does not receive the vocabulary either.
  public func finishText(as choice: FinishingOptions?) {
    experience.finishing = standardFinishing.map { choice.map($0.applying) ?? $0 }
    finisher = experience.finisher(for: locale, writtenBy: ports.recognizer.traits)
  }

  /// Turns spoken replies on or off, starting with the next; they need a synthesizer.
  public func speakReplies(_ isOn: Bool) { speaksReplies = isOn }

  /// Plays haptic feedback for a screen-level event, such as a changed setting (S3-67).
  public func feel(_ moment: HapticMoment) { give(.felt(moment)) }

  /// Dismisses the failure after the user has read it; audio that could be recognized again is discarded.
  public func dismissFailure() async throws {
    // The state cannot change before the event is handled, because nothing is awaited in between.
    takeAll()
    // A message can be dismissed after recognition has begun again.
    if !isClosing, !machine.retry.isRecognizing { discardSound() }
    try await dismissMessage()
  }

  /// Dismisses the failure before another recording, which may turn out to have no words; audio that
  /// could be recognized again stays kept.
  package func dismissMessage() async throws { try await tell(.failureDismissed) }

  /// Reports that the operating system took the microphone or that the app moved to the background.
  public func interrupt() async throws { try await tell(.interrupted) }

  /// Returns when all stopped recordings are settled: the microphone is closed, the final results
  /// have arrived, and the text is saved if the store allows.
  ///
  /// Call it before the UI is suspended, for example after `interrupt()`.
  public func settle() async {
    await backgroundTasks.settle(.closing)
    await inbox.emptied()
    if !feeds.isEmpty { await withCheckedContinuation { settlers.append($0) } }
    await audience.keeper?.settle()
  }

  /// Closes the session.
  ///
  /// When it returns, the microphone and all other resources are released, the text so far is saved
  /// if the store allows, and the session's streams have ended. From this call on, every method
  /// that can throw throws `Refusal.closed`.
  public func close() async {
    if !isClosing {
      // Handled before any later request, which could open the microphone again.
      inbox.post(.capture(.left))
      takeAll()
      isClosing = true
    }
    await settleLeaving()
    isClosed = true
    backgroundTasks.cancelAll()
    audience.finish()
  }

  /// Enters the failed state with the failure of the session that this one continues.
  package func fail(like failure: VoiceFailure) async { try? await tell(.failureArose(failure)) }

  /// Releases the microphone and all other resources when the user leaves the screen; the session
  /// remains usable.
  package func leave() async {
    try? await tell(.left)
    await settleLeaving()
  }

  private func settleLeaving() async {
    concluded = [:]
    // The unstructured task waits until the microphone is closed, even if the caller is canceled.
    await Task { [backgroundTasks, inbox, audience] in
      await backgroundTasks.settle(.closing)
      // Recognition tasks are released when the loop handles the close event.
      await inbox.emptied()
      await audience.keeper?.leave()
    }.value
  }

  private func tell(_ event: CaptureEvent) async throws { try await tell(.capture(event)) }

  /// Handles all pending items and then `event` without suspending.
  func tell(_ event: VoiceEvent) async throws {
    if isClosing { throw Refusal.closed }
    try await withCheckedThrowingContinuation { continuation in
      inbox.post(.event(event, continuation))
      takeAll()
    }
  }
}

// Saved text.
extension VoiceSession {
  /// Sets the form field with which subsequent text is saved; `nil` if there is only one.
  public nonisolated func dictate(into field: String?) { audience.keeper?.dictate(into: field) }

  /// Reports that the text of finished recordings, up to `recording` if given, has been sent,
  /// saved, written, or discarded, and need not remain in the store.
  ///
  /// This matters only if `TranscriptKeeping.until` is `textTaken`.
  public func textTaken(through recording: RecordingID? = nil) async {
    await audience.keeper?.take(through: recording)
  }
}

// The session's streams for the UI.
extension VoiceSession {
  /// A new stream of states, starting with the current one, until the session is closed.
  ///
  /// A slow reader receives only the latest state.
  public nonisolated var snapshots: AsyncStream<Snapshot> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { inbox.post(.listen(.init($0))) }
  }

  /// A new stream of the text of the current or last recording, starting with the text so far, until
  /// the session is closed.
  ///
  /// A slow reader receives only the latest text.
  public nonisolated var transcripts: AsyncStream<Transcript> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { inbox.post(.listen(.init($0))) }
  }

  /// A new stream of all subsequent events, in order and without gaps, until the session is closed.
  public nonisolated var events: AsyncStream<SessionEvent> {
    AsyncStream { inbox.post(.listen(.init($0))) }
  }

  /// A new stream of the results of `element` that are not `nil`, until the session is closed.
  package nonisolated func stream<Element: Sendable>(
    _ buffering: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded,
    _ element: @escaping @Sendable (JournalEntry) -> Element?
  ) -> AsyncStream<Element> {
    AsyncStream(bufferingPolicy: buffering) { inbox.post(.listen(.init($0, element))) }
  }

  /// A new sequence of the current snapshot and all subsequent events and snapshots in order, until
  /// the session is closed; each element has everything since the one before.
  ///
  /// A slow reader misses snapshots that another one follows directly, but no event.
  package nonisolated var journal: AsyncMapSequence<AsyncStream<Void>, [JournalEntry]> {
    let unread = Locked<[JournalEntry]>([])
    let signals = stream(.bufferingNewest(1)) { entry in
      unread.withLock { entries in
        if case .shown = entry, case .shown = entries.last { entries.removeLast() }
        entries.append(entry)
      }
    }
    return signals.map {
      unread.withLock { entries in
        defer { entries = [] }
        return entries
      }
    }
  }

  /// Calls `observer` with the current snapshot, and then with every event and snapshot before the
  /// next one is delivered.
  ///
  /// For tests. `observer` must neither wait nor call the session.
  package nonisolated func observe(_ observer: @escaping @Sendable (JournalEntry) -> Void) {
    inbox.post(.listen(.init(observer)))
  }
}
