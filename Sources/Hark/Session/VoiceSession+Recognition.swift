// Recognition tasks: their sound, their words, and the time that they may take.
extension VoiceSession {
  func start(_ id: TaskID, _ recording: RecordingID) {
    guard let book = books[recording], let locale else { return }
    var feed = TaskFeed(from: book.from)
    feed.append(ears.ring.read(AudioRange(start: book.from, end: ears.position)))
    feeds[id] = feed
    let request = RecognitionRequest(
      locale: locale, preference: experience.recognizer, delivery: microphone.delivery,
      contextualPhrases: Array(
        experience.contextualPhrases.prefix(RecognitionRequest.phraseLimit)))
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
  ///
  /// The time runs from when the task has listened to all of the sound: one that is still being
  /// started, or is behind on a busy machine, has no text yet that could stand for its last words.
  func waitForFinals(of id: TaskID) {
    guard microphone.delivery == .live, let feed = feeds[id] else { return }
    wake(after: FinalWait.longest, .task(id, .finalOverdue))
    guard feed.isOpen else { return }
    let unfinished = AudioTime.seconds(feed.end - feed.segmentStart)
    errands.run(.alarm) { [timekeeper, inbox] in
      await feed.caughtUp()
      let deadline = timekeeper.now + FinalWait.seconds(unfinished: unfinished)
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      inbox.post(.task(id, .finalOverdue))
    }
  }

  func show(_ interim: InterimSegment, _ at: Int, _ id: TaskID, _ recording: RecordingID) {
    let before = books[recording]?.transcript.interimText
    change(recording, at: TranscriptPlace(task: id.number, index: interim.index)) {
      $0.apply(interim, task: id.number)
    }
    guard let position = books[recording]?.hear(at),
      let text = books[recording]?.transcript.interimText, text != before
    else { return }
    broadcast.tell(.interim(recording, text, at: position))
  }

  func keep(_ segment: Segment, _ at: Int, _ id: TaskID, _ recording: RecordingID) {
    var isNew = false
    let fits = change(recording, at: TranscriptPlace(task: id.number, index: segment.index)) {
      isNew = $0.apply(segment, task: id.number)
    }
    guard fits, isNew, let position = books[recording]?.hear(at) else { return }
    broadcast.tell(.final(recording, segment, at: position))
  }

  func promote(_ id: TaskID, _ recording: RecordingID) {
    guard let feed = feeds[id] else { return }
    let range = AudioRange(start: feed.segmentStart, end: feed.end)
    let promoted = books[recording]?.transcript.promoteTail(of: id.number, range: range) ?? []
    if recording == newest, let book = books[recording] { transcript = book.transcript }
    broadcast.keeper?.note(recording, books[recording]?.transcript ?? Transcript())
    let position = books[recording]?.hear(feed.end) ?? feed.end
    for segment in promoted { broadcast.tell(.final(recording, segment, at: position)) }
  }

  /// Changes a recording's text at a place, unless that would pass its limit of characters.
  ///
  /// Then the text that fits stays. A text that is full ends the recording (O40).
  ///
  /// The answer is whether it fitted.
  @discardableResult
  func change(
    _ id: RecordingID, at place: TranscriptPlace, _ body: (inout Transcript) -> Void
  ) -> Bool {
    guard var changed = books[id]?.transcript else { return false }
    body(&changed)
    if let limit = experience.ending.characters {
      let count = changed.text.count
      if count >= limit { followUps.append(.capture(.endingReached(id, .characters))) }
      guard books[id]?.admit(place, fits: count <= limit) == true else { return false }
    }
    set(changed, for: id)
    return true
  }

  func set(_ changed: Transcript, for id: RecordingID) {
    books[id]?.transcript = changed
    if id == newest { transcript = changed }
    broadcast.tell(.heard(id, changed))
  }
}

extension RecognitionReport {
  /// The report as the machine takes it.
  var event: RecognitionEvent {
    switch self {
    case .interim(let interim, let at): .interim(interim, at: at)
    case .final(let segment, let at): .final(segment, at: at)
    // A recogniser that heard nothing has done its work; what that means is the experience's (O10).
    case .ended, .failed(.noSpeechDetected): .finished
    case .failed(let failure): .broke(failure)
    }
  }
}
