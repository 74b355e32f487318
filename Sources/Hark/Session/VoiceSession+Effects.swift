// What the machine wants, done through the ports.
extension VoiceSession {
  func perform(_ effect: VoiceEffect) {
    switch effect {
    case .capture(let effect): perform(effect)
    case .task(let task, let recording, let effect): perform(effect, task, recording)
    case .turn(let effect): perform(effect)
    case .conclude(let recording): conclude(recording)
    }
  }

  private func perform(_ effect: CaptureEffect) {
    switch effect {
    case .openMicrophone(let id): open(id)
    case .closeMicrophone(let id): close(id)
    case .askPermission(let permission): ask(permission)
    case .startHoldTimer(let id):
      wake(after: GestureTiming.hold, .capture(.holdReached(id)))
    case .startPermissionTimer(let id):
      wake(after: GestureTiming.permissionAnswer, .capture(.permissionOverdue(id)))
    case .recordingStarted(let id, let kind, let start): begin(id, kind, start)
    case .recordingChanged(_, let kind): ears.change(experience.limits(for: kind))
    case .recordingStopped(let id, let reason): stopped(id, reason)
    case .recordingCancelled(let id): stopped(id, .cancelled)
    case .tell(let failure): broadcast.tell(.failed(failure))
    case .cue(let cue): give(cue)
    }
  }

  private func perform(_ effect: RecognitionEffect, _ id: TaskID, _ recording: RecordingID) {
    switch effect {
    case .startTask: start(id, recording)
    case .passSound, .recognitionBroke, .recognitionEnded: break
    case .finishTask: feeds[id]?.finish()
    case .cancelTask: feeds[id]?.cancel()
    case .startFinalTimer: waitForFinals(of: id)
    case .show(let interim, let at): show(interim, at, id, recording)
    case .keep(let segment, let at): keep(segment, at, id, recording)
    case .promote: promote(id, recording)
    case .discard: set(Transcript(), for: recording)
    case .settled(let failure):
      feeds[id] = nil
      if failure != nil { books[recording]?.isBroken = true }
    }
  }

  private func perform(_ effect: TurnEffect) {
    switch effect {
    case .send(let turn, let recordings): send(turn, recordings)
    case .stopReply: stopReply()
    case .lowerReply: reply?.lower()
    case .raiseReply: reply?.raise()
    case .startBargeInTimer(let id):
      wake(after: TurnTiming.bargeIn, .turn(.bargeInSure(id)))
    case .bargedIn, .failureArose: break
    case .cue(let cue): give(cue)
    }
  }

  private func give(_ cue: Cue) {
    broadcast.tell(.cue(cue))
    if case .felt(let moment) = cue, let haptic = experience.haptics[moment] {
      haptics.play(haptic)
    }
  }

  /// Posts `event` once `seconds` have passed.
  func wake(after seconds: Double, _ event: VoiceEvent) {
    let deadline = timekeeper.now + seconds
    errands.run(.alarm) { [timekeeper, inbox] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      inbox.post(event)
    }
  }
}

// MARK: - Microphone and permission

extension VoiceSession {
  private func open(_ id: MicrophoneID) {
    slicer.reset(at: 0)
    ears = Ears(detection: experience.detection)
    lastEnd = 0
    let pump = Pump(id: id, microphone: microphone, inbox: inbox, notes: notes)
    errands.run(.sound) { [profile = experience.audio, errands, inbox, weak self] in
      // Nothing that is waited for here may keep the session.
      await pump.run(profile) { [weak self] in
        while await errands.settle(.start) { await inbox.emptied() }
        for way in await self?.waysOfSound ?? [] { await way.caughtUp() }
      }
    }
  }

  private func close(_ id: MicrophoneID) {
    // Nothing that was heard is kept in memory once nobody listens.
    ears = Ears(detection: experience.detection)
    errands.run(.closing) { [microphone, inbox, errands] in
      await errands.close(microphone)
      inbox.post(.capture(.microphoneClosed(id)))
    }
  }

  private func ask(_ permission: Permission) {
    errands.run(.question) { [permissions, inbox] in
      let status = await permissions.request(permission)
      inbox.post(.capture(.permissionAnswered(permission, status)))
    }
  }
}

// MARK: - Recordings

extension VoiceSession {
  private func begin(_ id: RecordingID, _ kind: RecordingKind, _ start: Int) {
    let from = kind == .speech ? preRolled(start) : start
    books[id] = RecordingBook(from: from)
    newest = id
    transcript = Transcript()
    ears.watch(from: start, experience.limits(for: kind))
    broadcast.tell(.recordingStarted(id, kind, at: from))
  }

  private func preRolled(_ onset: Int) -> Int {
    PreRoll(seconds: experience.detection.preRoll).start(
      onset: onset, oldestHeld: ears.ring.oldest, previousEnd: lastEnd)
  }

  private func stopped(_ id: RecordingID, _ reason: StopReason) {
    ears.unwatch()
    books[id]?.end = ears.position
    books[id]?.reason = reason
    _ = books[id]?.hear(ears.position)
    lastEnd = ears.position
    broadcast.tell(.recordingStopped(id, reason, at: ears.position))
  }

  private func conclude(_ id: RecordingID) {
    guard let book = books.removeValue(forKey: id) else { return }
    broadcast.tell(.recordingEnded(id, book.transcript))
    if experience.afterStop == .send, !book.transcript.isEmpty {
      concluded[id] = book.transcript.text
    }
    followUps.append(.recordingConcluded(id, book.settlement))
  }
}

// MARK: - Recognition

extension VoiceSession {
  private func start(_ id: TaskID, _ recording: RecordingID) {
    guard let book = books[recording], let locale else { return }
    var feed = TaskFeed(from: book.from)
    feed.append(ears.ring.read(AudioRange(start: book.from, end: ears.position)))
    feeds[id] = feed
    let request = RecognitionRequest(
      locale: locale, preference: experience.recognizer, delivery: microphone.delivery)
    errands.run(.start) { [recognizer, inbox, notes] in
      let reports = ReportGate(inbox)
      do {
        let task = try await recognizer.startTask(request) { reports.post(.task(id, $0.event)) }
        reports.open(.taskStarted(id, task))
      } catch {
        // An error of any other type is no reason to give the recogniser up (S1-49).
        let failure = notes.failure(of: error, otherwise: .recognitionFailed, phase: .starting)
        inbox.post(.task(id, .refused(failure)))
      }
    }
  }

  /// Sound that waits is worth waiting for; only a person is not kept waiting.
  private func waitForFinals(of id: TaskID) {
    guard microphone.delivery == .live, let feed = feeds[id] else { return }
    let unfinished = AudioTime.seconds(feed.end - feed.segmentStart)
    wake(after: FinalWait.seconds(unfinished: unfinished), .task(id, .finalOverdue))
  }

  private func show(_ interim: InterimSegment, _ at: Int, _ id: TaskID, _ recording: RecordingID) {
    let before = books[recording]?.transcript.interimText
    change(recording) { $0.apply(interim, task: id.number) }
    guard let position = books[recording]?.hear(at),
      let text = books[recording]?.transcript.interimText, text != before
    else { return }
    broadcast.tell(.interim(recording, text, at: position))
  }

  private func keep(_ segment: Segment, _ at: Int, _ id: TaskID, _ recording: RecordingID) {
    var isNew = false
    let fits = change(recording) { isNew = $0.apply(segment, task: id.number) }
    guard fits, isNew, let position = books[recording]?.hear(at) else { return }
    broadcast.tell(.final(recording, segment, at: position))
  }

  private func promote(_ id: TaskID, _ recording: RecordingID) {
    guard let feed = feeds[id] else { return }
    let range = AudioRange(start: feed.segmentStart, end: feed.end)
    let promoted = books[recording]?.transcript.promoteTail(of: id.number, range: range) ?? []
    if recording == newest, let book = books[recording] { transcript = book.transcript }
    let position = books[recording]?.hear(feed.end) ?? feed.end
    for segment in promoted { broadcast.tell(.final(recording, segment, at: position)) }
  }

  /// Changes a recording's text, unless that would pass its limit of characters: then the text that
  /// fits stays and the recording ends (O40).
  ///
  /// The answer is whether it fitted.
  @discardableResult
  private func change(_ id: RecordingID, _ body: (inout Transcript) -> Void) -> Bool {
    guard var changed = books[id]?.transcript else { return false }
    body(&changed)
    if let limit = experience.ending.characters, changed.text.count > limit {
      followUps.append(.capture(.endingReached(id, .characters)))
      return false
    }
    set(changed, for: id)
    return true
  }

  private func set(_ changed: Transcript, for id: RecordingID) {
    books[id]?.transcript = changed
    if id == newest { transcript = changed }
  }
}

extension RecognitionReport {
  /// The report as the machine takes it.
  var event: RecognitionEvent {
    switch self {
    case .interim(let interim, let at): .interim(interim, at: at)
    case .final(let segment, let at): .final(segment, at: at)
    case .ended: .finished
    case .failed(let failure): .broke(failure)
    }
  }
}
