import Hark

// Turns, and the tasks that recognize them.
extension RealtimeSession {
  /// The time after the end of a turn at which its task ends if no other turn begins, in seconds.
  ///
  /// A turn that begins sooner is recognized by the same task.
  private static let quiet = 1.5

  /// The maximum wait for a free decoder, and the interval between attempts, in seconds.
  private static let busy = (patience: 30.0, look: 0.25)

  /// The maximum backlog of the recognizers at which more audio is accepted, in samples.
  private static let stride = 20 * AudioChunk.sampleRate

  /// The time within which an ending task must report something if another task waits for it, in
  /// seconds.
  private static let mute = 60.0

  func beginItem() -> String {
    let item = "item_" + SessionHub.newName()
    openItem = item
    openSamples = 0
    return item
  }

  func feed(_ samples: [Float]) {
    let item = openItem ?? beginItem()
    openSamples += samples.count
    guard configuration.transcription != nil, item != brokenItem else { return }
    if tasks.last?.isFinished ?? true { beginTask() }
    let last = tasks.count - 1
    if tasks[last].items.last?.id != item {
      tasks[last].items.append(HeardItem(id: item, start: tasks[last].position))
    }
    tasks[last].append(samples)
  }

  func endItem(isDropped: Bool) {
    guard let item = openItem else { return }
    let before = lastItem
    openItem = nil
    openSamples = 0
    if !isDropped {
      lastItem = item
      post(.committed(item: item, after: before))
      post(.added(item: item, after: before))
      post(.done(item: item, after: before))
    }
    guard let last = tasks.indices.last, tasks[last].items.last?.id == item else { return }
    tasks[last].endItem(isDropped: isDropped)
    settle(last)
    finishWhenQuiet(tasks[last].number, at: tasks[last].position)
  }

  private func finishWhenQuiet(_ number: Int, at position: Int) {
    Task { [weak self, timekeeper] in
      try? await timekeeper.sleep(until: timekeeper.now + Self.quiet)
      await self?.finish(number, ifStillAt: position)
    }
  }

  private func finish(_ number: Int, ifStillAt position: Int) {
    guard let place = place(of: number), tasks[place].position == position else { return }
    // A client whose audio is held up is not silent.
    if heldUp > 0 { return finishWhenQuiet(number, at: position) }
    tasks[place].finish()
  }

  private func place(of number: Int) -> Int? { tasks.firstIndex { $0.number == number } }

  private func beginTask() {
    taskCount += 1
    let number = taskCount
    tasks.append(HeardTask(number: number, now: timekeeper.now))
    Task { await open(number) }
  }

  /// Starts a task's decoder, after waiting for a free one if all are in use.
  private func open(_ number: Int) async {
    let deadline = timekeeper.now + Self.busy.patience
    let request = RecognitionRequest(
      locale: locale ?? .americanEnglish, preference: .preferNetwork, delivery: .live,
      contextualPhrases: configuration.phrases)
    while place(of: number) != nil {
      do {
        let task = try await recognizer.startTask(request) { [reports] report in
          reports.yield((number, report))
        }
        guard let place = place(of: number) else { return task.cancel() }
        return tasks[place].open(task)
      } catch VoiceFailure.recognizerBusy where timekeeper.now < deadline {
        try? await timekeeper.sleep(until: timekeeper.now + Self.busy.look)
      } catch {
        return breakDown(number, error as? VoiceFailure == .recognizerBusy ? .busy : .broken)
      }
    }
  }

  /// Whether no more audio is accepted for now, because the backlog exceeds its limit or the next
  /// turn would need a third task.
  private var isCrowded: Bool {
    unheard > Self.stride || tasks.count > 1 && tasks.last?.isFinished == true
  }

  private var unheard: Int { tasks.reduce(0) { $0 + $1.unheard } }

  /// Returns once there is room for more audio.
  ///
  /// A client that sends faster than the recognizers process cannot exhaust memory or occupy every
  /// decoder. Recognizers report nothing for silence; in that case, audio is accepted in real time.
  func waitForRoom(over link: RealtimeLink) async {
    guard isCrowded else { return }
    heldUp += 1
    while isCrowded, isOn(link) {
      let (before, begun) = (unheard, timekeeper.now)
      let excess = AudioTime.seconds(max(0, before - Self.stride))
      await news(within: min(max(0.1, excess), 5))
      if unheard == before { presume(AudioTime.samples(timekeeper.now - begun)) }
      giveUpMute()
    }
    heldUp -= 1
    wasLetIn()
  }

  private func presume(_ samples: Int) {
    guard let place = tasks.firstIndex(where: { $0.unheard > 0 }) else { return }
    tasks[place].presume(samples)
  }

  private func giveUpMute() {
    guard tasks.count > 1, let first = tasks.first, first.isFinished, first.task != nil,
      timekeeper.now - first.lastNews > Self.mute
    else { return }
    breakDown(first.number, .broken)
  }

  /// Returns at the next report, when the connection changes, or after `seconds`.
  private func news(within seconds: Double) async {
    let alarm = Task { [timekeeper] in
      guard (try? await timekeeper.sleep(until: timekeeper.now + seconds)) != nil else { return }
      tellOfRoom()
    }
    await withCheckedContinuation { roomAskers.append($0) }
    alarm.cancel()
  }

  func tellOfRoom() {
    let askers = roomAskers
    roomAskers = []
    for asker in askers { asker.resume() }
  }
}

// The recognized text.
extension RealtimeSession {
  func hear(_ number: Int, _ report: RecognitionReport) {
    defer { tellOfRoom() }
    guard let place = place(of: number) else { return }
    tasks[place].lastNews = timekeeper.now
    switch report {
    case .interim(let interim, let at):
      tasks[place].hasHeard(to: at)
      guard let item = tasks[place].item(at: max(0, at - 1)) else { return }
      tasks[place].items[item].take(interim)
      tell(tasks[place].items[item], place, item)
    case .final(let segment, let at):
      tasks[place].hasHeard(to: at)
      guard let item = tasks[place].item(at: segment.range.start) else { return }
      tasks[place].items[item].take(segment)
      if !tasks[place].items[item].isHeard { tell(tasks[place].items[item], place, item) }
      settle(place)
    case .ended, .failed(.noSpeechDetected):
      for item in tasks[place].items { complete(item) }
      tasks.remove(at: place)
    case .failed: breakDown(number, .broken)
    }
  }

  private func tell(_ item: HeardItem, _ place: Int, _ number: Int) {
    let text = item.text
    if item.id == openItem { turns?.hear(SpokenEnding(of: text, in: locale)) }
    guard !item.isDropped else { return }
    if configuration.tellsInterims { return post(.interim(item: item.id, text)) }
    let delta = tasks[place].items[number].prefix.take(text)
    if !delta.isEmpty { post(.delta(item: item.id, delta)) }
  }

  /// Completes the leading items whose text is final, in order.
  private func settle(_ place: Int) {
    while let first = tasks[place].items.first, first.isHeard {
      complete(first)
      tasks[place].items.removeFirst()
    }
  }

  private func complete(_ item: HeardItem) {
    guard !item.isDropped, item.end != nil else { return }
    var text = item.text
    if !configuration.tellsInterims {
      var prefix = item.prefix
      let whole = prefix.finish(text)
      if !whole.rest.isEmpty { post(.delta(item: item.id, whole.rest)) }
      text = whole.text
    }
    post(.completed(item: item.id, text, seconds: item.seconds))
  }

  private func breakDown(_ number: Int, _ fault: RealtimeFault) {
    guard let place = place(of: number) else { return }
    let items = tasks[place].items
    tasks[place].task?.cancel()
    tasks.remove(at: place)
    // The open item has failed permanently, even if more of its audio arrives.
    if let last = items.last, last.id == openItem { brokenItem = last.id }
    for item in items where !item.isDropped { post(.failed(item: item.id, fault)) }
  }
}
