// Recordings, from their first sample to the outcome of their text.
extension VoiceSession {
  func begin(_ id: RecordingID, _ kind: RecordingKind, _ start: Int) {
    let from = kind == .speech ? preRolled(start) : start
    var recordingState = RecordingState(from: from)
    // If an open recording already has the user's words, the user is continuing; the reply has been
    // paused since, so this cannot be echo.
    recordingState.isOverReply =
      isSpokenOverReply && !recordingStates.keys.contains(where: saysSomething)
    recordingStates[id] = recordingState
    newest = id
    transcript = Transcript()
    pipeline.watch(from: start, limits(of: kind))
    broadcast.tell(.recordingStarted(id, kind, at: from))
  }

  /// Adopts another detection policy, whose limits also apply to the current recording.
  func adopt(_ policy: DetectionPolicy) {
    experience.detection = policy
    pipeline.adopt(policy, detector: detector)
    listenToWords()
  }

  /// Adjusts the trailing silence of the current recording to its last words.
  func listenToWords() {
    guard case .recording(let recording) = machine.capture.state else { return }
    // Only recordings that end by themselves are checked, so that long dictations are not reread at
    // each word.
    let words = recording.kind == .speech ? SpokenEnding(of: transcript.text, in: locale) : .open
    pipeline.change(limits(of: recording.kind, after: words))
  }

  /// Returns the limits for the current recording, which are shorter while a reply is paused and no
  /// words are recognized.
  private func limits(of kind: RecordingKind, after words: SpokenEnding = .open) -> TurnLimits {
    var limits = experience.limits(for: kind, after: words)
    // Speech detected by the more lenient barge-in rules might not count as speech for the front
    // end, which then never reports its end.
    if kind == .speech { limits.noSpeechTimeout = experience.detection.trailingSilence }
    if let newest, keepsReplyWaiting(newest) {
      limits.silence = limits.silence.map { min($0, experience.detection.minimumSilence) }
      limits.length = min(limits.length ?? .infinity, experience.detection.bargeIn.wordless)
    }
    return limits
  }

  func preRolled(_ onset: Int) -> Int {
    PreRoll(seconds: experience.detection.preRoll).start(
      onset: onset, oldestHeld: pipeline.ring.oldest, previousEnd: lastEnd)
  }

  func stopped(_ id: RecordingID, _ reason: StopReason) {
    if let end = recordingStates[id]?.end { return dropped(id, reason, after: end) }
    pipeline.unwatch()
    recordingStates[id]?.end = pipeline.position
    recordingStates[id]?.reason = reason
    if let start = recordingStates[id]?.from {
      recordingStates[id]?.isDead = isMicrophoneDead(since: start)
    }
    _ = recordingStates[id]?.hear(pipeline.position)
    lastEnd = pipeline.position
    broadcast.tell(.recordingStopped(id, reason, at: pipeline.position))
  }

  /// Reports a recording as canceled after its audio has ended.
  private func dropped(_ id: RecordingID, _ reason: StopReason, after end: Int) {
    recordingStates[id]?.reason = reason
    let position = recordingStates[id]?.hear(end) ?? end
    broadcast.tell(.recordingStopped(id, reason, at: position))
  }

  /// Returns whether a live microphone has delivered only zeros since `start`, for at least
  /// `InputCondition.patience` seconds.
  ///
  /// A live microphone in a room never delivers only zeros; a file may contain any amount of
  /// silence.
  private func isMicrophoneDead(since start: Int) -> Bool {
    guard microphone.delivery == .live, !pipeline.hasSound else { return false }
    return AudioTime.seconds(pipeline.position - start) >= InputCondition.patience
  }

  func conclude(_ id: RecordingID) {
    if let text = recordingStates[id]?.transcript.text, saysNothing(text, in: id) { discard(id) }
    guard let recordingState = recordingStates.removeValue(forKey: id) else { return }
    broadcast.tell(.recordingEnded(id, recordingState.transcript))
    if experience.afterStop == .send, !recordingState.transcript.isEmpty {
      concluded[id] = recordingState.transcript.text
    }
    followUps.append(.recordingConcluded(id, recordingState.settlement))
  }
}
