// Recognition tasks: their sound, their words, and the time that they may take.
extension VoiceSession {
  /// Keeps the sound of a recording's first task.
  func keepSound(_ id: TaskID, _ recording: RecordingID) {
    guard let from = books[recording]?.from else { return }
    var feed = TaskFeed(
      from: from, limits: recognizer.traits.limits, now: timekeeper.now)
    feed.append(ears.ring.read(AudioRange(start: from, end: ears.position)))
    feeds[id] = feed
    books[recording]?.newestTask = id
    books[recording]?.text.begin(
      id.number, from: from, after: nil, limits: recognizer.traits.limits)
  }

  /// Keeps the sound of a task that goes on where another has to end.
  ///
  /// A task that broke off without a word leaves all of its sound to the next; otherwise it reaches
  /// back as far as was wanted and is remembered.
  func keepSound(_ id: TaskID, _ recording: RecordingID, after next: Continuation) {
    let feed = books[recording]?.newestTask.flatMap { feeds[$0] }
    var start = next.from
    if let feed, next.reason == .ended, feed.keptSound(from: feed.from) != nil { start = feed.from }
    let sound =
      feed?.keptSound(from: start)
      ?? ears.ring.read(AudioRange(start: start, end: ears.position))
    var own = TaskFeed(
      from: sound.start, limits: recognizer.traits.limits, now: timekeeper.now)
    own.append(sound)
    feeds[id] = own
    books[recording]?.newestTask = id
    books[recording]?.text.begin(
      id.number, from: sound.start, after: next, limits: recognizer.traits.limits)
    tellLength(of: recording, next.reason)
  }

  /// A recording that ends by itself before long need not be split.
  private func tellLength(of recording: RecordingID, _ reason: Continuation.Reason) {
    guard reason != .ended, recognizer.traits.showsJoins, experience.ending.length == nil,
      books[recording]?.isLengthTold == false
    else { return }
    books[recording]?.isLengthTold = true
    give(.longSpeech)
  }

  func start(_ id: TaskID, _ recording: RecordingID) {
    guard feeds[id] != nil, let locale else { return }
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
  func waitForFinals(of id: TaskID, _ recording: RecordingID) {
    guard microphone.delivery == .live, let feed = feeds[id] else { return }
    wake(after: FinalWait.longest, .task(id, .finalOverdue))
    guard feed.isOpen else { return }
    let wait =
      hasShownInterims && keepsReplyWaiting(recording)
      ? FinalWait.wordless : FinalWait.seconds(unfinished: feed.unfinished)
    errands.run(.alarm) { [timekeeper, inbox] in
      await feed.caughtUp()
      let deadline = timekeeper.now + wait
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      inbox.post(.task(id, .finalOverdue))
    }
  }

  func show(_ interim: InterimSegment, _ at: Int, _ id: TaskID, _ recording: RecordingID) {
    if !interim.text.isEmpty { hasShownInterims = true }
    let before = books[recording]?.transcript.interimText
    let result = books[recording]?.text.take(
      interim, at: at, task: id.number, limit: experience.ending.characters)
    if case .changed = result { feeds[id]?.forget() }
    take(result, at, recording)
    guard let position = books[recording]?.hear(at),
      let text = books[recording]?.transcript.interimText, text != before
    else { return }
    broadcast.tell(.interim(recording, text, at: position))
  }

  func keep(_ segment: Segment, _ at: Int, _ id: TaskID, _ recording: RecordingID) {
    feeds[id]?.forget()
    feeds[id]?.settle(to: segment.range.end)
    let result = books[recording]?.text.take(
      segment, task: id.number, limit: experience.ending.characters)
    take(result, at, recording)
  }

  func promote(_ id: TaskID, _ recording: RecordingID) {
    guard let feed = feeds[id] else { return }
    let range = AudioRange(start: feed.segmentStart, end: feed.end)
    let promoted = books[recording]?.text.promote(id.number, range: range) ?? []
    tell(promoted, at: feed.end, recording)
  }

  /// No task is left: whoever waits for the last words goes on.
  func releaseSettlers() {
    guard feeds.isEmpty else { return }
    let waiting = settlers
    settlers = []
    for waiter in waiting { waiter.resume() }
  }

  /// Forgets a task that is over, and tells what has waited for that.
  func forget(_ id: TaskID, _ recording: RecordingID) {
    let end = feeds.removeValue(forKey: id)?.end ?? ears.position
    tell(books[recording]?.text.end(id.number) ?? [], at: end, recording)
  }

  func discard(_ recording: RecordingID) {
    books[recording]?.text.discard()
    tellText(of: recording)
  }

  /// Tells what came of a report.
  ///
  /// A text that is full ends the recording (O40).
  private func take(_ result: RecordingText.Result?, _ at: Int, _ recording: RecordingID) {
    guard let result, let book = books[recording] else { return }
    if case .nothing = result { return }
    let limit = experience.ending.characters ?? .max
    var isFull = limit < .max && book.transcript.text.count >= limit
    if case .tooLong = result { isFull = true }
    if isFull { followUps.append(.capture(.endingReached(recording, .characters))) }
    guard case .changed(let finals) = result else { return }
    let position = finals.isEmpty ? nil : books[recording]?.hear(at)
    // In one: a store that fails between would be told of before what waited for it.
    tellText(
      of: recording,
      with: position.map { at in
        finals.map { .final(recording, $0, at: at) }
      } ?? [])
  }

  /// Tells segments that are final now without a change of the text.
  private func tell(_ finals: [Segment], at position: Int, _ recording: RecordingID) {
    if recording == newest, let book = books[recording] { transcript = book.transcript }
    broadcast.keeper?.note(recording, books[recording]?.transcript ?? Transcript())
    guard let position = books[recording]?.hear(position) else { return }
    for segment in finals { broadcast.tell(.final(recording, segment, at: position)) }
  }

  private func tellText(of recording: RecordingID, with news: [Happening] = []) {
    guard let changed = books[recording]?.transcript else { return }
    if recording == newest {
      transcript = changed
      listenToWords()
    }
    broadcast.tell([.heard(recording, changed)] + news)
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
