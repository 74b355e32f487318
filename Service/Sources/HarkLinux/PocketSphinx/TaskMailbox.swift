import Hark

/// What a task is asked to do, in order, on its way from any thread to the task's own.
final class TaskMailbox: Sendable {
  /// One thing to do.
  enum Item: Sendable {
    case sound(AudioChunk)
    case pause(SpeechPause)
    case finalReady
    /// Nothing has been posted for as long as the taker was ready to wait.
    case stillness
    case caughtUp(CheckedContinuation<Void, Never>)
    case finish
  }

  fileprivate struct Mail: Sendable {
    var items: [Item] = []
    var next = 0
    var samplesWaiting = 0
    var isFinishing = false
    var isAllTaken = false
    var isRetired = false
    var isClosed = false
  }

  private let mail = Monitor(Mail())
  private let answersAtFinish: Bool

  /// Makes one in which questions are answered in their turn, or at the latest when `finish` is taken
  /// out: of live sound nobody asks for more than that it has been listened to.
  init(answersAtFinish: Bool = false) { self.answersAtFinish = answersAtFinish }

  /// Samples that have been posted and not been taken out yet.
  var samplesWaiting: Int { mail.withLock { $0.samplesWaiting } }

  /// Whether nothing is taken out any more.
  var isClosed: Bool { mail.withLock { $0.isClosed } }

  /// Whether `finish` has been posted.
  var isFinishing: Bool { mail.withLock { $0.isFinishing } }

  /// Puts something at the end of the queue.
  ///
  /// Sound and pauses after `finish` are dropped, and everything after closing is, save that
  /// questions are answered at once.
  func post(_ item: Item) {
    let tooLate = mail.change { $0.add(item) }
    if tooLate, case .caughtUp(let asker) = item { asker.resume() }
  }

  /// The next thing to do; blocks until there is one, and returns nil once closed.
  ///
  /// With `seconds`, in which nothing was posted, it is `stillness`.
  func take(orStillnessAfter seconds: Double? = nil) -> Item? {
    let item: Item?
    if let seconds {
      item = mail.wait(atMost: seconds) { $0.nextOrClosed } ?? .stillness
    } else {
      item = mail.wait { $0.nextOrClosed }
    }
    if answersAtFinish, case .finish? = item { answerQuestions() }
    return item
  }

  private func answerQuestions() {
    let askers = mail.withLock { mail in
      mail.isAllTaken = true
      return mail.takeQuestions()
    }
    for asker in askers { asker.resume() }
  }

  /// Says that nothing more will be taken out; returns false when it was closed before.
  func retire() -> Bool {
    mail.withLock { mail in
      mail.isRetired = true
      return !mail.isClosed
    }
  }

  /// Drops what is queued, answers every question and lets `take` return nil.
  ///
  /// Returns whether that stops somebody: false when it was closed or retired before.
  @discardableResult
  func close() -> Bool {
    let (stops, dropped) = mail.change { mail in
      let stops = !mail.isClosed && !mail.isRetired
      mail.isClosed = true
      return (stops, mail.removeAll())
    }
    for case .caughtUp(let asker) in dropped { asker.resume() }
    return stops
  }
}

extension TaskMailbox.Mail {
  /// Adds `item`; returns true when it comes after closing, or is a question that needs no waiting.
  fileprivate mutating func add(_ item: TaskMailbox.Item) -> Bool {
    if isClosed { return true }
    if case .caughtUp = item, isAllTaken { return true }
    switch item {
    case .sound(let chunk):
      if isFinishing { return false }
      samplesWaiting += chunk.samples.count
    case .pause:
      if isFinishing { return false }
    case .finish:
      if isFinishing { return false }
      isFinishing = true
    case .finalReady, .stillness, .caughtUp:
      break
    }
    items.append(item)
    return false
  }

  /// The next item, a nil inside once closed, or nil when somebody has to wait.
  fileprivate var nextOrClosed: TaskMailbox.Item?? {
    mutating get {
      if isClosed { return .some(nil) }
      return takeNext().map { .some($0) }
    }
  }

  fileprivate mutating func takeNext() -> TaskMailbox.Item? {
    guard next < items.count else { return nil }
    let item = items[next]
    next += 1
    // Taken items go in bulk, so that a long queue is not moved at each.
    if next == items.count || next == 1_000 {
      items.removeFirst(next)
      next = 0
    }
    if case .sound(let chunk) = item { samplesWaiting -= chunk.samples.count }
    return item
  }

  fileprivate mutating func takeQuestions() -> [CheckedContinuation<Void, Never>] {
    items.removeFirst(next)
    next = 0
    var askers: [CheckedContinuation<Void, Never>] = []
    items.removeAll { item in
      guard case .caughtUp(let asker) = item else { return false }
      askers.append(asker)
      return true
    }
    return askers
  }

  fileprivate mutating func removeAll() -> ArraySlice<TaskMailbox.Item> {
    let left = items[next...]
    items = []
    next = 0
    samplesWaiting = 0
    return left
  }
}
