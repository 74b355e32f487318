import Hark

// Turns, and the tasks that hear them.
extension RealtimeSession {
  /// Seconds without sound of a turn after which a task ends whose turns have ended: what is said
  /// sooner is heard in one go with what was said before.
  private static let quiet = 1.5

  /// Seconds for which a free decoder is waited for, and between two looks for one.
  private static let busy = (patience: 30.0, look: 0.25)

  /// Samples that recognisers may have still to listen to when more is taken.
  private static let stride = 20 * AudioChunk.sampleRate

  /// Seconds within which a task that is to end must say something, when another waits for it.
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
    // A client that is not let in is not silent.
    if heldUp > 0 { return finishWhenQuiet(number, at: position) }
    tasks[place].finish()
  }

  func place(of number: Int) -> Int? { tasks.firstIndex { $0.number == number } }

  private func beginTask() {
    taskCount += 1
    let number = taskCount
    tasks.append(HeardTask(number: number, now: timekeeper.now))
    Task { await open(number) }
  }

  /// Gets a decoder for a task, when all are at work as soon as one is free.
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

  /// Whether nothing more is taken for now: recognisers have enough to listen to, or the next turn
  /// would need a third task.
  private var isCrowded: Bool {
    unheard > Self.stride || tasks.count > 1 && tasks.last?.isFinished == true
  }

  /// Samples that recognisers have still to listen to.
  private var unheard: Int { tasks.reduce(0) { $0 + $1.unheard } }

  /// Returns once there is room for more sound.
  ///
  /// A client that sends faster than recognisers hear fills neither the memory nor every decoder. Of
  /// silence recognisers say nothing; then sound is taken as fast as it is spoken.
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

  /// Returns at the next report, when the connection changes, or after a while.
  private func news(within seconds: Double) async {
    let alarm = Task { [timekeeper] in
      guard (try? await timekeeper.sleep(until: timekeeper.now + seconds)) != nil else { return }
      tellOfRoom()
    }
    await withCheckedContinuation { roomAskers.append($0) }
    alarm.cancel()
  }

  /// There may be room.
  func tellOfRoom() {
    let askers = roomAskers
    roomAskers = []
    for asker in askers { asker.resume() }
  }
}
