// The session's only loop, which handles all input.
extension VoiceSession {
  func takeAll() { while let item = inbox.next() { take(item) } }

  private func take(_ item: Inbox.Item) {
    switch item {
    case .event(let event, let waiting): answer(event, waiting)
    case .sound(let microphone, let chunk, let waiting):
      hear(chunk, from: microphone)
      waiting?.resume()
    case .input(let condition): input = condition
    case .taskStarted(let id, let task): enter(task, id)
    case .startOverdue(let id):
      starts.answer(id)
      startTasks()
    case .reply(let turn, let piece):
      guard reply?.isUnderWay(turn) == true else { return }
      reply?.add(piece)
      audience.tell(.reply(piece))
    case .replyComplete(let turn):
      guard let reply, reply.isUnderWay(turn) else { return }
      self.reply?.complete()
      if !reply.isSpoken { handle(.turn(.replyEnded(turn))) }
    case .voiceFailed(let turn, let failure): readOn(turn, failure)
    case .spoke(let turn, let count): if reply?.turn == turn { reply?.spoke(count) }
    case .replyLevel(let turn, let level): if reply?.turn == turn { reply?.level = level }
    case .synthesisStarted(let turn, let task):
      if reply?.turn == turn { reply?.speak(with: task) } else { task.stop() }
    case .barrier(let waiting): waiting.resume()
    case .listen(let listener):
      audience.add(listener, snapshot)
      if isClosed { audience.finish() }
    }
    reportInput()
    show()
  }

  /// Passes an event to the state machine, performs the effects, and handles the events that follow.
  @discardableResult
  func handle(_ event: VoiceEvent) -> Refusal? {
    let refusal = step(event)
    while !followUps.isEmpty { _ = step(followUps.removeFirst()) }
    return refusal
  }

  private func answer(_ event: VoiceEvent, _ waiting: CheckedContinuation<Void, any Error>?) {
    if [.held, .capture(.pressed), .capture(.began)].contains(event) { ports.haptics.prepare() }
    if case .capture(.soundEnded(let microphone)) = event { hearRest(of: microphone) }
    if case .capture(.microphoneClosed) = event { releaseTasks() }
    if case .turn(.replyEnded(let turn)) = event, reply?.turn == turn { reply?.spokeAll() }
    if case .detectionChanged(let detection, let ending) = event { adopt(detection, ending) }
    if case .task(let id, .refused) = event { starts.answer(id) }
    if case .task(let id, .finalOverdue) = event { noteOverdue(id) }
    if event == .capture(.left) { sounds.discard() }
    if let refusal = handle(event) { waiting?.resume(throwing: refusal) } else { waiting?.resume() }
  }

  private func step(_ event: VoiceEvent) -> Refusal? {
    let work = machine.phase.work
    let answer = machine.handle(event, moment(of: event))
    for reason in answer.broken { notes.note(.brokenPromise(reason), phase: work) }
    // In release builds, a contract violation drops the event, so that Hark never crashes its host
    // app.
    assert(answer.broken.isEmpty, "\(answer.broken)")
    for failure in answer.failures { notes.note(.failure(failure), phase: work) }
    for failure in answer.overcome {
      notes.note(.overcome(failure), phase: work)
      _ = notes.takeCause(of: failure)
    }
    for effect in answer.effects { perform(effect) }
    startTasks()
    releaseSettlers()
    tellReplyEnd()
    watchReply()
    return answer.refusal
  }

  /// Reports once that the newest reply is over.
  func tellReplyEnd() {
    guard let reply, reply.turn != endedReply, machine.turn.state.turn != reply.turn,
      machine.turn.state.pausedReply?.turn != reply.turn
    else { return }
    endedReply = reply.turn
    audience.tell(.replyEnded(reply.delivered))
  }

  private func watchReply() {
    if machine.turn.state.isHeard {
      pipeline.watchReply(experience.detection)
    } else {
      pipeline.unwatchReply(isRecording: machine.phase.isRecording)
    }
  }

  private func enter(_ task: any RecognitionTask, _ id: TaskID) {
    starts.answer(id)
    if feeds[id] == nil {
      task.cancel()
      startTasks()
    } else {
      feeds[id]?.open(task)
      handle(.task(id, .started))
    }
  }

  private func hear(_ chunk: AudioChunk, from source: MicrophoneID) {
    let echo = ports.microphone.echoLikelihood
    slicer.slice(chunk) { hop, start in
      guard isOpen(source) else { return skip(to: start + hop.count, of: source) }
      let finding = pipeline.hear(hop, at: start, echo: echo)
      if isRecognizing { pass(AudioChunk(start: start, samples: Array(hop))) }
      act(on: finding)
      if isOpen(source) { rollOver() }
    }
  }

  /// Skips muted audio, so that a recording that begins right after unmuting excludes it.
  private func skip(to end: Int, of source: MicrophoneID) {
    guard case .muted = machine.capture.state, machine.capture.state.microphone == source else {
      return
    }
    pipeline.skip(to: end)
  }

  /// The newest recording, if its audio has not ended; the microphone may stay open after that.
  private var recorded: RecordingID? {
    newest.flatMap { recordingStates[$0].map(\.end) == .some(nil) ? $0 : nil }
  }

  private var isRecognizing: Bool { machine.tasks.contains { $0.machine.state.takesSound } }

  private func hearRest(of microphone: MicrophoneID) {
    guard isOpen(microphone) else { return }
    let rest = slicer.remainder
    var finding = pipeline.hearLast(rest)
    pass(rest)
    // The end of the audio also ends the segment; a pause before it would leave a fragment.
    finding.speech = nil
    act(on: finding)
  }

  /// Returns whether audio from `microphone` is used; muted audio and audio from a closing
  /// microphone are dropped before detection.
  private func isOpen(_ microphone: MicrophoneID) -> Bool {
    hearsSound && machine.capture.state.microphone == microphone
  }

  private func pass(_ chunk: AudioChunk) {
    if let recording = sounds.recording {
      sounds.append(chunk, finals: recordingStates[recording]?.transcript.segments ?? [])
    }
    if experience.keptSamples > 0, let recorded { audience.keeper?.keep(chunk, of: recorded) }
    for task in machine.tasks where task.machine.state.takesSound { feeds[task.id]?.append(chunk) }
  }

  /// Hands off to the next task when the current task has enough audio.
  private func rollOver() {
    guard let task = machine.tasks.first(where: { $0.machine.state.takesSound }),
      let feed = feeds[task.id]
    else { return }
    // A task that has not started yet is cut only at its length limit.
    if let next = feed.cut(quietSince: pipeline.quietSince),
      task.machine.state == .taking || next.reason == .length
    {
      handle(.rollover(task.recording, .cutReached(next)))
    }
    if feed.isOverfull(now: ports.timekeeper.now) { handle(.rollover(task.recording, .overfull)) }
  }

  private func act(on finding: AudioPipeline.Finding) {
    replayPauses()
    switch finding.event {
    case .speechStarted(let onset):
      audience.tell(.speechStarted(onset: onset, at: pipeline.position))
      handle(.speechStarted(onset: onset))
    case .speechEnded(let end):
      audience.tell(.speechEnded(end: end, at: pipeline.position))
      if let speech = finding.speech, replayedPauses == nil {
        let pause = SoundPiece.Pause(speech: speech, position: pipeline.position)
        sounds.mark(pause)
        if let recorded { audience.keeper?.keep(pause, of: recorded) }
        markPause(after: speech)
      }
      tellNoise()
    case nil: break
    }
    if let bargeIn = finding.bargeIn { handle(.bargeIn(bargeIn)) }
    if let end = finding.turnEnd, let newest {
      audience.tell(.turnEnded(newest, end, at: pipeline.position))
      handle(.capture(.endingReached(newest, end.reason.stopReason)))
    }
  }

  private func tellNoise() {
    guard case .recording(let recording) = machine.capture.state, pipeline.isNoisy,
      recordingStates[recording.id]?.isNoiseReported == false
    else { return }
    recordingStates[recording.id]?.isNoiseReported = true
    give(.noisy)
  }

  /// Marks pauses where the session that recorded the audio marked them, so that its recognizer divides
  /// the text in the same way.
  private func replayPauses() {
    while let pause = replayedPauses?.first, pause.position <= pipeline.position {
      replayedPauses?.removeFirst()
      markPause(after: pause.speech, at: pause.position)
    }
  }

  /// Marks a pause in the audio up to `position`, by default that of the task.
  private func markPause(after speech: AudioRange, at position: Int? = nil) {
    // The end of a task's audio also ends its segment; a pause marked just before that end would
    // leave a fragment.
    for task in machine.tasks
    where task.machine.state.takesSound
      && (task.machine.state != .taking || feeds[task.id]?.cut(quietSince: speech.end) == nil)
    {
      feeds[task.id]?.markPause(after: speech, at: position)
    }
  }

  var openFeeds: [TaskFeed] { machine.tasks.compactMap { feeds[$0.id] } }
}

extension VoiceEvent {
  /// Whether the event may open the microphone, for which readiness is queried; readiness is not
  /// queried for each recognized word.
  var needsReadiness: Bool { if case .task = self { false } else { true } }
}

// The limits of the current recording.
extension VoiceSession {
  /// Adopts other policies, whose limits also apply to the current recording.
  func adopt(_ detection: DetectionPolicy, _ ending: EndingPolicy?) {
    experience.detection = detection
    if let ending { experience.ending = ending }
    pipeline.adopt(experience, detector: ports.detector)
    listenToWords()
  }

  /// Adjusts the trailing silence of the current recording to its last words.
  func listenToWords() {
    guard case .recording(let recording) = machine.capture.state else { return }
    // Only recordings that were started by speech are checked, so that long dictations are not
    // rescanned for each word.
    let words =
      recording.kind == .speech ? SpokenEnding(of: transcript.spokenText, in: locale) : .open
    pipeline.change(limits(of: recording.kind, after: words))
  }

  /// Returns the limits, which are shorter while a reply is paused and no words are recognized.
  func limits(of kind: RecordingKind, after words: SpokenEnding = .open) -> TurnLimits {
    var limits = experience.limits(for: kind, after: words)
    // Speech detected by the more lenient barge-in rules might not count as speech for the front
    // end, which then never reports its end.
    if kind == .speech { limits.noSpeechTimeout = experience.ending.turnSilence }
    if let newest, keepsReplyWaiting(newest) {
      limits.silence = limits.silence.map { min($0, experience.ending.utteranceSilence) }
      limits.length = min(limits.length ?? .infinity, experience.detection.bargeIn.wordless)
    }
    return limits
  }
}

// Words that the recognizer invented.
extension VoiceSession {
  /// Returns the guard that removes invented words from a recording's text; `nil` for a recognizer
  /// that invents none.
  func guarding(_ recording: RecordingID) -> InventionGuard? {
    guard ports.recognizer.traits.inventsWords else { return nil }
    // The pipeline's history ends with the microphone's; final results may arrive later.
    return InventionGuard(heard: recordingStates[recording]?.heardSpeech ?? pipeline.heardSpeech)
  }

  /// Returns the range of audio that a task's interim text covers: from the task's last final
  /// segment to the position of the report.
  func unsettled(_ id: TaskID, _ position: Int) -> AudioRange {
    AudioRange(start: feeds[id]?.finalEnd ?? 0, end: position)
  }
}
