// Performs the state machine's effects through the ports.
extension VoiceSession {
  func perform(_ effect: VoiceEffect) {
    switch effect {
    case .capture(let effect): perform(effect)
    case .task(let task, let recording, let effect): perform(effect, task, recording)
    case .turn(let effect): perform(effect)
    case .retry(let effect): perform(effect)
    case .rollover(let recording, .startRestTimer(let id, let seconds)):
      // The delay counts as part of a task start, so that no on-demand audio is read during it.
      wake(after: seconds, .rollover(recording, .rested(id)), as: .start)
    case .settleTask(let task, let recording, let failure):
      forget(task, recording)
      guard failure != nil else { break }
      recordingStates[recording]?.isBroken = true
      sounds.markIncomplete(recording)
    case .conclude(let recording): conclude(recording)
    }
  }

  private func perform(_ effect: CaptureEffect) {
    switch effect {
    case .openMicrophone(let id): open(id)
    case .closeMicrophone(let id): close(id)
    case .askPermission(let permission): ask(permission)
    case .startHoldTimer(let id): wake(after: GestureTiming.hold, .capture(.holdReached(id)))
    case .startPermissionTimer(let id):
      wake(after: GestureTiming.permissionAnswer, .capture(.permissionOverdue(id)))
    case .recordingStarted(let id, let kind, let start): begin(id, kind, start)
    case .recordingChanged: listenToWords()
    case .recordingStopped(let id, let reason): stopped(id, reason)
    case .tell(let failure):
      causes[failure] = notes.takeCause(of: failure)
      audience.tell(.failed(failure))
    case .cue(let cue): give(cue)
    }
  }

  private func perform(_ effect: RecognitionEffect, _ id: TaskID, _ recording: RecordingID) {
    switch effect {
    case .keepSound: keepSound(id, recording)
    case .continueSound(let next): keepSound(id, recording, after: next)
    case .startTask: starts.add(id)
    case .finishTask: release(id) { $0.finish() }
    case .cancelTask: release(id) { $0.cancel() }
    case .startFinalTimer:
      // This timeout applies even if the microphone never closes.
      if ports.microphone.delivery == .live {
        wake(after: FinalWait.longest, .task(id, .finalOverdue))
      }
      // While the microphone is closing, the end of the audio is not reported yet.
      guard case .closing = machine.capture.state else { return waitForFinals(of: id, recording) }
      finishing.append((id, recording))
    case .show(let interim, let at): show(interim, at, id, recording)
    case .keep(let segment, let at): keep(segment, at, id, recording)
    case .promote: promote(id, recording)
    case .discard: discard(recording)
    }
  }

  private func perform(_ effect: TurnEffect) {
    switch effect {
    case .send(let turn, let recordings): send(turn, recordings)
    case .stopReply: stopReply()
    case .duckReply: reply?.duck()
    case .unduckReply: reply?.unduck()
    case .pauseReply: reply?.pause()
    case .resumeReply: reply?.resume()
    case .cue(let cue): give(cue)
    }
  }

  private func perform(_ effect: RetryEffect) {
    switch effect {
    case .start(let id): recognizeAgain(as: id)
    case .cancel: backgroundTasks.cancel(.retry)
    case .replaceText(let transcript):
      guard let (recording, text) = sounds.take(with: transcript, finisher: finisher) else { break }
      // A press without words may have followed this recording.
      self.transcript = text
      audience.tell(.recognizedAgain(recording, text))
      audience.keeper?.complete(recording)
    }
  }

  func give(_ cue: Cue) {
    audience.tell(.cue(cue))
    if case .felt(let moment) = cue, let haptic = experience.haptics[moment] {
      ports.haptics.play(haptic)
    }
  }

  func wake(
    after seconds: Double, _ event: VoiceEvent, as purpose: BackgroundTasks.Purpose = .alarm
  ) {
    let deadline = ports.timekeeper.now + seconds
    backgroundTasks.run(purpose) { [timekeeper = ports.timekeeper, inbox] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      inbox.post(event)
    }
  }
}

// The microphone and its permission.
extension VoiceSession {
  private func open(_ id: MicrophoneID) {
    slicer.reset(at: 0)
    pipeline = newPipeline
    lastEnd = 0
    let pump = Pump(id: id, microphone: ports.microphone, inbox: inbox, notes: notes)
    backgroundTasks.run(.sound) { [profile = experience.audio, backgroundTasks, inbox, weak self] in
      // These waits must not retain the session.
      await pump.run(profile) { [weak self] in
        while await backgroundTasks.settle(.start) { await inbox.emptied() }
        for way in await self?.openFeeds ?? [] { await way.caughtUp() }
      }
    }
  }

  private func close(_ id: MicrophoneID) {
    // Audio must not remain in memory after listening ends.
    pipeline = newPipeline
    backgroundTasks.run(.closing) { [microphone = ports.microphone, inbox, backgroundTasks] in
      await backgroundTasks.close(microphone)
      inbox.post(.capture(.microphoneClosed(id)))
    }
  }

  /// Releases a task; if the microphone is closing, the release is deferred until it has closed,
  /// because the engine must stop first (O2, S4-28).
  ///
  /// A microphone that delivers audio on demand has no engine, and closes only when the task has
  /// taken the audio that was read.
  func release(_ id: TaskID, _ end: @escaping @Sendable (TaskFeed) -> Void) {
    guard let feed = feeds[id], feed.isOpen else { return }
    guard case .closing = machine.capture.state, ports.microphone.delivery == .live else {
      return end(feed)
    }
    released.append((id, { end(feed) }))
  }

  func releaseTasks() {
    for task in released { task.end() }
    for (task, recording) in finishing { waitForFinals(of: task, recording) }
    (released, finishing) = ([], [])
  }

  private func ask(_ permission: Permission) {
    backgroundTasks.run(.question) { [permissions = ports.permissions, inbox] in
      let status = await permissions.request(permission)
      inbox.post(.capture(.permissionAnswered(permission, status)))
    }
  }
}

// The recognition of kept audio.
extension VoiceSession {
  private func recognizeAgain(as id: RetryID) {
    guard let sound = sounds.sound, let locale else { return }
    let ports = SessionPorts(
      microphone: KeptMicrophone(chunks: sound.chunks),
      recognizer: sounds.takeRecognizer() ?? ports.recognizer,
      reachability: ports.reachability, timekeeper: ports.timekeeper, detector: ports.detector,
      diagnostics: ports.diagnostics)
    let session = VoiceSession(experience: experience.repeating(in: locale), ports: ports)
    let progress = Locked(0)
    backgroundTasks.run(.retry) { [inbox] in
      do {
        let transcript = try await session.transcript(replaying: sound.pauses) {
          progress.withLock { $0 += 1 }
        }
        inbox.post(.retry(.recognized(id, transcript)))
      } catch is CancellationError {} catch {
        inbox.post(.retry(.failed(id, error as? VoiceFailure ?? .recognitionFailed)))
      }
    }
    // On-demand audio has no deadlines, but the user is waiting for this text.
    backgroundTasks.run(.retry) { [timekeeper = ports.timekeeper, inbox] in
      var seen: Int?
      while case let now = progress.withLock({ $0 }), now != seen {
        seen = now
        let deadline = timekeeper.now + FinalWait.stalled
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      }
      inbox.post(.retry(.failed(id, .serviceUnavailable)))
    }
  }

  /// Discards the audio that could be recognized again.
  func discardSound() {
    for id in sounds.waiting { audience.keeper?.complete(id) }
    sounds.discard()
  }
}

// The agent's side of the conversation: sending messages and speaking replies.
extension VoiceSession {
  private func send(_ turn: TurnID, _ recordings: [RecordingID]) {
    // If the message replaces an unfinished reply, the end of that reply is reported first.
    tellReplyEnd()
    let texts = recordings.compactMap { concluded.removeValue(forKey: $0) }
    let text = texts.filter { !$0.isEmpty }.joined(separator: " ")
    audience.tell(.messageSent(text))
    guard let agent = ports.agent else {
      followUps.append(.turn(.replyEnded(turn)))
      return
    }
    if let last = reply?.delivered.trimmed, !last.isEmpty {
      conversation.append(ChatMessage(.agent, last))
    }
    conversation.append(ChatMessage(.person, text))
    reply = Reply(turn: turn, isSpoken: ports.synthesizer != nil && speaksReplies)
    backgroundTasks.run(.reply) { [inbox, notes, conversation] in
      do {
        for try await piece in agent.reply(to: conversation) { inbox.post(.reply(turn, piece)) }
        inbox.post(.replyComplete(turn))
      } catch {
        let failure = notes.failure(of: error, otherwise: .replyFailed, phase: .running)
        inbox.post(.turn(.replyFailed(turn, failure)))
      }
    }
    speak(turn)
  }

  private func stopReply() {
    backgroundTasks.cancel(.reply)
    reply?.stop()
    // The recording that interrupted the reply returns to its normal limits.
    listenToWords()
  }

  /// Whether a reply is paused until it is known whether the user's speech contains words.
  var isSpokenOverReply: Bool { machine.turn.state.pausedReply != nil }

  /// Returns whether to ignore words spoken during a reply, because they are an echo of the reply
  /// or consist only of fillers and function words.
  func saysNothing(_ words: String, in recording: RecordingID) -> Bool {
    recordingStates[recording]?.isOverReply == true
      && (reply?.isEchoed(as: words) == true || EndingWords(locale).areAll(of: words))
  }

  func keepsReplyWaiting(_ recording: RecordingID) -> Bool {
    isSpokenOverReply && recordingStates[recording]?.isOverReply == true
      && !saysSomething(recording)
  }

  func saysSomething(_ recording: RecordingID) -> Bool {
    guard let text = recordingStates[recording]?.transcript.spokenText else { return false }
    return !text.isEmpty && !saysNothing(text, in: recording)
  }

  private func speak(_ turn: TurnID) {
    guard let synthesizer = ports.synthesizer, speaksReplies, let locale else { return }
    backgroundTasks.run(.reply) { [inbox, notes] in
      let reports = ReportGate(inbox)
      do {
        let task = try await synthesizer.startTask(locale: locale) { reports.post($0.item(turn)) }
        reports.open(.synthesisStarted(turn, task))
      } catch {
        let failure = notes.failure(of: error, otherwise: .synthesisFailed, phase: .starting)
        inbox.post(.voiceFailed(turn, failure))
      }
    }
  }

  /// Continues a reply as text after synthesis has failed.
  func readOn(_ turn: TurnID, _ failure: VoiceFailure) {
    guard reply?.isUnderWay(turn) == true else { return }
    reply?.fallSilent()
    handle(.capture(.failureArose(failure)))
    if reply?.isComplete == true { handle(.turn(.replyEnded(turn))) }
  }
}

extension SynthesisReport {
  fileprivate func item(_ turn: TurnID) -> Inbox.Item {
    switch self {
    case .started: .event(.turn(.speechStarted(turn)), nil)
    case .spoke(let count): .spoke(turn, count)
    case .level(let level): .replyLevel(turn, level)
    case .ended: .event(.turn(.replyEnded(turn)), nil)
    case .failed(let failure): .voiceFailed(turn, failure)
    }
  }
}
