// Recordings, from their first sound to what becomes of their text.
extension VoiceSession {
  func begin(_ id: RecordingID, _ kind: RecordingKind, _ start: Int) {
    let from = kind == .speech ? preRolled(start) : start
    var book = RecordingBook(from: from)
    // Who has said something already goes on; what stands still since then is no echo.
    book.isOverReply = isSpokenOverReply && !books.keys.contains(where: saysSomething)
    books[id] = book
    newest = id
    transcript = Transcript()
    ears.watch(from: start, limits(of: kind))
    broadcast.tell(.recordingStarted(id, kind, at: from))
  }

  /// Hears by another policy, and has the recording under way end by its times.
  func adopt(_ policy: DetectionPolicy) {
    experience.detection = policy
    ears.adopt(policy, detector: detector)
    listenToWords()
  }

  /// Has the recording under way wait for a shorter or longer silence, as its last words want it.
  func listenToWords() {
    guard case .recording(let recording) = machine.capture.state else { return }
    // Only speech that ends by itself is asked, so that long dictations are not read at each word.
    let words = recording.kind == .speech ? SpokenEnding(of: transcript.text, in: locale) : .open
    ears.change(limits(of: recording.kind, after: words))
  }

  /// What ends the recording under way; a reply does not wait for long for somebody who said nothing.
  private func limits(of kind: RecordingKind, after words: SpokenEnding = .open) -> TurnLimits {
    var limits = experience.limits(for: kind, after: words)
    // What was speech by the softer rules that hold over a reply may never be speech to the front end,
    // which then tells no end of it.
    if kind == .speech { limits.firstWord = experience.detection.trailingSilence }
    if let newest, keepsReplyWaiting(newest) {
      limits.silence = limits.silence.map { min($0, experience.detection.hang) }
      limits.length = min(limits.length ?? .infinity, experience.detection.bargeIn.wordless)
    }
    return limits
  }

  func preRolled(_ onset: Int) -> Int {
    PreRoll(seconds: experience.detection.preRoll).start(
      onset: onset, oldestHeld: ears.ring.oldest, previousEnd: lastEnd)
  }

  func stopped(_ id: RecordingID, _ reason: StopReason) {
    if let end = books[id]?.end { return dropped(id, reason, after: end) }
    ears.unwatch()
    books[id]?.end = ears.position
    books[id]?.reason = reason
    if let start = books[id]?.from { books[id]?.isDead = isMicrophoneDead(since: start) }
    _ = books[id]?.hear(ears.position)
    lastEnd = ears.position
    broadcast.tell(.recordingStopped(id, reason, at: ears.position))
  }

  /// Its sound ended before; now the person does not want its words after all.
  private func dropped(_ id: RecordingID, _ reason: StopReason, after end: Int) {
    books[id]?.reason = reason
    let position = books[id]?.hear(end) ?? end
    broadcast.tell(.recordingStopped(id, reason, at: position))
  }

  /// A file may hold as much silence as it likes; a room never gives a live microphone plain zeros.
  private func isMicrophoneDead(since start: Int) -> Bool {
    guard microphone.delivery == .live, !ears.hasSound else { return false }
    return AudioTime.seconds(ears.position - start) >= InputCondition.patience
  }

  func conclude(_ id: RecordingID) {
    if let text = books[id]?.transcript.text, saysNothing(text, in: id) { discard(id) }
    guard let book = books.removeValue(forKey: id) else { return }
    broadcast.tell(.recordingEnded(id, book.transcript))
    if experience.afterStop == .send, !book.transcript.isEmpty {
      concluded[id] = book.transcript.text
    }
    followUps.append(.recordingConcluded(id, book.settlement))
  }
}
