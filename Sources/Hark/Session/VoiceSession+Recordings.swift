// Recordings, from their first sample to the outcome of their text.
extension VoiceSession {
  func begin(_ id: RecordingID, _ kind: RecordingKind, _ start: Int) {
    let from = kind == .speech ? preRolled(start) : start
    var recordingState = RecordingState(text: RecordingText(finisher), from: from)
    // If an open recording already has the user's words, the user is continuing; the reply has been
    // paused since those words, so this cannot be echo.
    recordingState.isOverReply =
      isSpokenOverReply && !recordingStates.keys.contains(where: saysSomething)
    recordingStates[id] = recordingState
    let held = AudioRange(start: from, end: pipeline.position)
    sounds.begin(id, limit: experience.keptSamples, pipeline.ring.read(held))
    newest = id
    transcript = Transcript()
    pipeline.watch(from: start, limits(of: kind))
    audience.tell(.recordingStarted(id, kind, at: from))
    if experience.keptSamples > 0 { audience.keeper?.keep(pipeline.ring.read(held), of: id) }
  }

  private func preRolled(_ onset: Int) -> Int {
    PreRoll(seconds: experience.detection.preRoll).start(
      onset: onset, oldestHeld: pipeline.ring.oldest, previousEnd: lastEnd)
  }

  func stopped(_ id: RecordingID, _ reason: StopReason) {
    if let end = recordingStates[id]?.end { return dropped(id, reason, after: end) }
    pipeline.unwatch()
    recordingStates[id]?.end = pipeline.position
    recordingStates[id]?.reason = reason
    recordingStates[id]?.heardSpeech = pipeline.heardSpeech
    if let start = recordingStates[id]?.from {
      recordingStates[id]?.isDead = isMicrophoneDead(since: start)
    }
    let hasDetector = experience.detection.mode != .disabled
    recordingStates[id]?.speechEnd = hasDetector ? pipeline.quietSince ?? pipeline.position : 0
    _ = recordingStates[id]?.hear(pipeline.position)
    lastEnd = pipeline.position
    sounds.end(id, reason)
    audience.tell(.recordingStopped(id, reason, at: pipeline.position))
  }

  /// Reports a recording as canceled after its audio has ended.
  private func dropped(_ id: RecordingID, _ reason: StopReason, after end: Int) {
    recordingStates[id]?.reason = reason
    let position = recordingStates[id]?.hear(end) ?? end
    audience.tell(.recordingStopped(id, reason, at: position))
    sounds.end(id, reason)
  }

  /// Returns whether a live microphone has delivered only zeros since `start`, for at least
  /// `InputCondition.patience` seconds; a file may contain any amount of silence.
  private func isMicrophoneDead(since start: Int) -> Bool {
    guard ports.microphone.delivery == .live, !pipeline.hasSound else { return false }
    return AudioTime.seconds(pipeline.position - start) >= InputCondition.patience
  }

  func conclude(_ id: RecordingID) {
    if let text = recordingStates[id]?.transcript.spokenText, saysNothing(text, in: id) {
      discard(id)
    }
    guard let recordingState = recordingStates.removeValue(forKey: id) else { return }
    let discarded = sounds.conclude(
      id, recordingState.transcript, heardSpeech: recordingState.isSpoken)
    // The store may have audio that no longer fits in memory.
    if recordingState.lacksWords { audience.keeper?.markIncomplete(id) }
    audience.tell(.recordingEnded(id, recordingState.transcript))
    if let discarded { audience.keeper?.complete(discarded) }
    let text = recordingState.transcript.text
    if experience.afterStop == .send, !text.isEmpty { concluded[id] = text }
    // A recording that contains only commands is not a message.
    let isBlank = experience.afterStop == .send && text.isEmpty
    let settlement = recordingState.settlement
    followUps.append(
      .recordingConcluded(id, settlement == .spoke && isBlank ? .silent : settlement))
  }
}

// Recognition tasks: their audio, results, and deadlines.
extension VoiceSession {
  func keepSound(_ id: TaskID, _ recording: RecordingID) {
    guard let from = recordingStates[recording]?.from else { return }
    let sound = pipeline.ring.read(AudioRange(start: from, end: pipeline.position))
    feed(id, recording, sound, from: from, after: nil)
  }

  /// Buffers audio for a task that continues a recording: all audio of a task that ended without
  /// text, or the audio from the handoff position, to the extent that it is still buffered.
  func keepSound(_ id: TaskID, _ recording: RecordingID, after next: TaskHandoff) {
    let feed = recordingStates[recording]?.newestTask.flatMap { feeds[$0] }
    var start = next.from
    if let feed, next.reason == .ended, feed.keptSound(from: feed.from) != nil { start = feed.from }
    let sound =
      feed?.keptSound(from: start)
      ?? pipeline.ring.read(AudioRange(start: start, end: pipeline.position))
    self.feed(id, recording, sound, from: sound.start, after: next)
    tellLength(of: recording, next.reason)
  }

  private func feed(
    _ id: TaskID, _ recording: RecordingID, _ sound: AudioChunk, from: Int, after next: TaskHandoff?
  ) {
    let limits = ports.recognizer.traits.limits
    var feed = TaskFeed(from: from, limits: limits, now: ports.timekeeper.now)
    feed.append(sound)
    feeds[id] = feed
    recordingStates[recording]?.newestTask = id
    recordingStates[recording]?.text.begin(id.number, from: from, after: next, limits: limits)
  }

  /// Publishes the long-speech cue once per recording, when a task is cut, if the join may be noticeable
  /// and the ending policy has no length limit.
  private func tellLength(of recording: RecordingID, _ reason: TaskHandoff.Reason) {
    guard reason != .ended, ports.recognizer.traits.showsJoins, experience.ending.length == nil,
      recordingStates[recording]?.isLengthReported == false
    else { return }
    recordingStates[recording]?.isLengthReported = true
    give(.longSpeech)
  }

  /// Starts the tasks for which a decoder is available.
  func startTasks() {
    guard !starts.isEmpty else { return }
    let alive = Set(machine.tasks.filter(\.machine.state.isAlive).map(\.id))
    let released = Set(released.map(\.task))
    for id in starts.due(among: alive, whileReleasing: released) { start(id) }
    for id in starts.takeAbandoned(among: alive) {
      let deadline = ports.timekeeper.now + FinalWait.longest
      backgroundTasks.run(.alarm) { [timekeeper = ports.timekeeper, inbox] in
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
        inbox.post(.startOverdue(id))
      }
    }
  }

  private func start(_ id: TaskID) {
    guard let locale else { return }
    let request = RecognitionRequest(
      locale: locale, preference: experience.recognizer, delivery: ports.microphone.delivery,
      contextualPhrases: experience.likelyPhrases)
    backgroundTasks.run(.start) { [recognizer = ports.recognizer, inbox, notes] in
      let reports = ReportGate(inbox)
      do {
        let task = try await recognizer.startTask(request) { reports.post(.task(id, $0.event)) }
        reports.open(.taskStarted(id, task))
      } catch {
        // An error other than a `VoiceFailure` is not a reason to stop using the recognizer
        // (S1-49).
        let failure = notes.failure(of: error, otherwise: .recognitionFailed, phase: .starting)
        inbox.post(.task(id, .refused(failure)))
      }
    }
  }

  /// Starts the timeout for final results; on-demand audio has none, because no user is waiting.
  ///
  /// The timeout starts when the task has processed all of the audio, because a task that is still
  /// starting or lags behind has no text to fall back on; `FinalWait.longest` limits the wait.
  func waitForFinals(of id: TaskID, _ recording: RecordingID) {
    guard ports.microphone.delivery == .live, let feed = feeds[id], feed.isOpen else { return }
    let wait =
      hasShownInterims && keepsReplyWaiting(recording)
      ? FinalWait.wordless : FinalWait.seconds(unfinished: feed.unfinished)
    backgroundTasks.run(.alarm) { [timekeeper = ports.timekeeper, inbox] in
      await feed.caughtUp()
      let deadline = timekeeper.now + wait
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      inbox.post(.task(id, .finalOverdue))
    }
  }

  /// Handles a task that did not report its last results in time.
  ///
  /// If its recording is kept, it may lack words. If speech was detected after the last result, it
  /// does, and this is reported to the user.
  func noteOverdue(_ id: TaskID) {
    guard experience.keptSamples > 0, let task = machine.tasks.first(where: { $0.id == id }),
      task.machine.state == .finishing, let recording = recordingStates[task.recording]
    else { return }
    sounds.markIncomplete(task.recording)
    let heard =
      task.heard > 0 ? task.heard + AudioTime.samples(FinalWait.resultLag) : recording.from
    guard recording.speechEnd > heard else { return }
    recordingStates[task.recording]?.isBroken = true
    followUps.append(.capture(.failureArose(.serviceUnavailable)))
  }

  func show(_ interim: InterimSegment, _ at: Int, _ id: TaskID, _ recording: RecordingID) {
    let interim = guarding(recording)?.checked(interim, in: unsettled(id, at)) ?? interim
    if !interim.text.isEmpty { hasShownInterims = true }
    let before = recordingStates[recording]?.transcript.interimText
    let result = recordingStates[recording]?.text.take(
      interim, at: at, task: id.number, limit: experience.ending.characters)
    if case .changed = result { feeds[id]?.forget() }
    take(result, at, recording)
    guard let position = recordingStates[recording]?.hear(at),
      let text = recordingStates[recording]?.transcript.interimText, text != before
    else { return }
    audience.tell(.interim(recording, text, at: position))
  }

  func keep(_ segment: FinalSegment, _ at: Int, _ id: TaskID, _ recording: RecordingID) {
    feeds[id]?.forget()
    feeds[id]?.settle(to: segment.range.end)
    let segment = guarding(recording)?.checked(segment) ?? segment
    let result = recordingStates[recording]?.text.take(
      segment, task: id.number, limit: experience.ending.characters)
    take(result, at, recording)
  }

  func promote(_ id: TaskID, _ recording: RecordingID) {
    guard let feed = feeds[id] else { return }
    let range = AudioRange(start: feed.segmentStart, end: feed.end)
    let promoted = recordingStates[recording]?.text.promote(id.number, range: range) ?? []
    tell(promoted, at: feed.end, recording)
  }

  func releaseSettlers() {
    guard feeds.isEmpty else { return }
    defer { settlers = [] }
    for waiter in settlers { waiter.resume() }
  }

  /// Removes an ended task and publishes the segments that waited for its end.
  func forget(_ id: TaskID, _ recording: RecordingID) {
    let end = feeds.removeValue(forKey: id)?.end ?? pipeline.position
    tell(recordingStates[recording]?.text.end(id.number) ?? [], at: end, recording)
  }

  func discard(_ recording: RecordingID) {
    recordingStates[recording]?.text.discard()
    tellText(of: recording)
  }

  /// Publishes the outcome of a report; text at the character limit ends the recording (O40).
  private func take(_ result: RecordingText.Result?, _ at: Int, _ recording: RecordingID) {
    guard let result, let recordingState = recordingStates[recording] else { return }
    if case .nothing = result { return }
    let limit = experience.ending.characters ?? .max
    var isFull = limit < .max && recordingState.transcript.text.count >= limit
    if case .tooLong = result { isFull = true }
    if isFull { followUps.append(.capture(.endingReached(recording, .characters))) }
    guard case .changed(let finals) = result else { return }
    let position = finals.isEmpty ? nil : recordingStates[recording]?.hear(at)
    // Delivered as one batch, so that a store failure does not precede events that awaited the
    // store.
    let text = recordingState.transcript
    let news = position.map { at in
      finals.map { SessionEvent.final(recording, text.finished($0), at: at) }
    }
    tellText(of: recording, with: news ?? [])
  }

  private func tell(_ finals: [FinalSegment], at position: Int, _ recording: RecordingID) {
    let text = recordingStates[recording]?.transcript
    if recording == newest, let text { transcript = text }
    audience.keeper?.note(recording, text ?? Transcript())
    guard let text, let position = recordingStates[recording]?.hear(position) else { return }
    for segment in finals {
      audience.tell(.final(recording, text.finished(segment), at: position))
    }
    carryOutCommands(of: recording)
  }

  /// Publishes the commands in a recording's text that the session must handle, and ends the
  /// recording if one of them requires it.
  private func carryOutCommands(of recording: RecordingID) {
    for command in recordingStates[recording]?.text.takeCommands() ?? [] {
      audience.tell(.commanded(recording, command))
      // On-demand audio, such as a file's, is recognized in full.
      guard command == .stopListening || command == .send, ports.microphone.delivery == .live
      else { continue }
      followUps.append(.capture(.endingReached(recording, .hand)))
    }
  }

  private func tellText(of recording: RecordingID, with news: [SessionEvent] = []) {
    guard let changed = recordingStates[recording]?.transcript else { return }
    if recording == newest {
      transcript = changed
      listenToWords()
    }
    audience.tell([.heard(recording, changed)] + news)
    carryOutCommands(of: recording)
  }
}

extension RecognitionReport {
  var event: RecognitionEvent {
    switch self {
    case .interim(let interim, let at): .interim(interim, at: at)
    case .final(let segment, let at): .final(segment, at: at)
    // Silence is a normal end for a recognizer; the experience decides what it means (O10).
    case .ended, .failed(.noSpeechDetected): .finished
    case .failed(let failure): .broke(failure)
    }
  }
}
