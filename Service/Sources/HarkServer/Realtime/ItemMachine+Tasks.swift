import Hark

// The tasks that recognize the turns.
extension ItemMachine {
  /// The maximum backlog of the recognizers at which more audio is accepted, in samples.
  static let backlogLimit = 20 * AudioChunk.sampleRate

  /// The maximum time that a finishing task may go without a report, in seconds, with and without
  /// another task waiting for it.
  private static let reportWithin = (crowded: 60.0, alone: 180.0)

  /// Whether the backlog exceeds its limit or the next turn would need a third task.
  var isCrowded: Bool {
    unheard > Self.backlogLimit || tasks.count > 1 && tasks.last?.isFinished == true
  }

  /// The number of samples that the tasks have not processed.
  var unheard: Int { tasks.reduce(0) { $0 + $1.unheard } }

  func hasTask(_ number: Int) -> Bool { tasks.contains { $0.number == number } }

  mutating func handle(_ event: HeardTaskEvent, of number: Int, _ moment: ItemMoment) -> Answer {
    guard let place = tasks.firstIndex(where: { $0.number == number }) else {
      if case .started = event { return .stay([.cancelTask(number)]) }
      return .ignore("the task was given up")
    }
    switch event {
    case .started:
      tasks[place].lastReport = moment.now
      return .stay(tasks[place].start())
    case .refused(let fault): return breakDown(place, fault)
    case .reported(let report): return hear(report, place, moment)
    case .quietPassed(let position, let isHeldUp):
      guard tasks[place].position == position else { return .ignore("more audio has arrived") }
      if isSilent(place, for: Self.reportWithin.alone, moment) { return breakDown(place, .broken) }
      // A client whose audio is delayed is not silent.
      let finish = isHeldUp ? [] : tasks[place].finish()
      if !finish.isEmpty { tasks[place].lastReport = moment.now }
      return .stay(finish + [.startQuietTimer(task: number, position: position)])
    }
  }

  /// Handles an interval of `samples` samples during which the client's audio was delayed.
  ///
  /// Recognizers report nothing for silence, so if the backlog is still `before`, the first task
  /// with unprocessed audio is presumed to have processed `samples` more. A finishing task that
  /// holds up others fails once it has reported nothing for longer than `reportWithin.crowded`.
  mutating func handleWait(_ samples: Int, _ before: Int, _ moment: ItemMoment) -> Answer {
    if unheard == before, let place = tasks.firstIndex(where: { $0.unheard > 0 }) {
      tasks[place].presume(samples)
    }
    guard tasks.count > 1, isSilent(0, for: Self.reportWithin.crowded, moment) else {
      return .stay([])
    }
    return breakDown(0, .broken)
  }

  private func isSilent(_ place: Int, for seconds: Double, _ moment: ItemMoment) -> Bool {
    tasks[place].stage == .finishing && moment.now - tasks[place].lastReport > seconds
  }

  mutating func recognize(
    _ samples: [Float], of item: String, _ moment: ItemMoment
  ) -> [ItemEffect] {
    var effects: [ItemEffect] = []
    if tasks.last?.isFinished ?? true {
      taskCount += 1
      tasks.append(HeardTask(number: taskCount, now: moment.now))
      effects.append(.startTask(taskCount))
    }
    return effects + tasks[tasks.count - 1].append(samples, of: item)
  }

  mutating func endTaskItem(_ item: String, isDropped: Bool, _ moment: ItemMoment) -> [ItemEffect] {
    guard let last = tasks.indices.last, tasks[last].items.last?.id == item else { return [] }
    let pause = tasks[last].endItem(isDropped: isDropped)
    return pause + settle(last, moment) + [
      .startQuietTimer(task: tasks[last].number, position: tasks[last].position)
    ]
  }

  private mutating func breakDown(_ place: Int, _ fault: RealtimeFault) -> Answer {
    let task = tasks.remove(at: place)
    let effects =
      [ItemEffect.cancelTask(task.number)]
      + task.items.filter { !$0.isDropped }.map { .post(.failed(item: $0.id, fault)) }
    if case .open(let item) = state, task.items.last?.id == item.id {
      return .move(.broken(item), effects)
    }
    return .stay(effects)
  }
}

// The recognized text.
extension ItemMachine {
  private mutating func hear(
    _ report: RecognitionReport, _ place: Int, _ moment: ItemMoment
  ) -> Answer {
    tasks[place].lastReport = moment.now
    switch report {
    case .interim(let interim, let at):
      tasks[place].hasHeard(to: at)
      guard let item = tasks[place].item(at: max(0, at - 1)) else { return .stay([]) }
      tasks[place].items[item].take(interim)
      return .stay(tell(place, item, moment))
    case .final(let segment, let at):
      tasks[place].hasHeard(to: at)
      guard let item = tasks[place].item(at: segment.range.start) else { return .stay([]) }
      tasks[place].items[item].take(segment)
      let news = tasks[place].items[item].isHeard ? [] : tell(place, item, moment)
      return .stay(news + settle(place, moment))
    // The rest of the audio would not be recognized.
    case .ended where !tasks[place].isFinished: return breakDown(place, .broken)
    case .ended, .failed(.noSpeechDetected):
      let task = tasks.remove(at: place)
      return .stay(task.items.flatMap { complete($0, moment) } + [.releaseTask(task.number)])
    case .failed: return breakDown(place, .broken)
    }
  }

  private mutating func tell(_ place: Int, _ number: Int, _ moment: ItemMoment) -> [ItemEffect] {
    let item = tasks[place].items[number]
    let text = item.text
    var effects: [ItemEffect] = []
    if case .open(let open) = state, open.id == item.id { effects.append(.heed(text)) }
    if item.isDropped { return effects }
    if moment.sendsInterims { return effects + [.post(.interim(item: item.id, text))] }
    let delta = tasks[place].items[number].prefix.take(text)
    return delta.isEmpty ? effects : effects + [.post(.delta(item: item.id, delta))]
  }

  /// Completes the leading items whose text is final, in order.
  private mutating func settle(_ place: Int, _ moment: ItemMoment) -> [ItemEffect] {
    let heard = tasks[place].items.prefix { $0.isHeard }
    tasks[place].items.removeFirst(heard.count)
    return heard.flatMap { complete($0, moment) }
  }

  private func complete(_ item: HeardItem, _ moment: ItemMoment) -> [ItemEffect] {
    guard case .committed(let end) = item.extent else { return [] }
    let seconds = AudioTime.seconds(max(0, end - item.start))
    if moment.sendsInterims {
      return [.post(.completed(item: item.id, item.text, seconds: seconds))]
    }
    var prefix = item.prefix
    let whole = prefix.finish(item.text)
    return (whole.rest.isEmpty ? [] : [.post(.delta(item: item.id, whole.rest))])
      + [.post(.completed(item: item.id, whole.text, seconds: seconds))]
  }
}
