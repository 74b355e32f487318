import Hark
import HarkWorkers

/// The ordered queue that passes items from any thread to a task's own thread.
final class TaskMailbox: Sendable {
  enum Item: Sendable {
    case sound(AudioChunk)
    case pause(SpeechPause)
    case finalReady
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

  /// Creates a mailbox that answers the questions posted by `caughtUp()` in queue order.
  ///
  /// If `answersAtFinish` is `true`, all callers that are still waiting are resumed when `finish`
  /// is taken. This is for live audio, where a caller only needs to know that all audio has been
  /// processed.
  init(answersAtFinish: Bool = false) { self.answersAtFinish = answersAtFinish }

  var samplesWaiting: Int { mail.withLock { $0.samplesWaiting } }
  var isClosed: Bool { mail.withLock { $0.isClosed } }
  var isFinishing: Bool { mail.withLock { $0.isFinishing } }

  /// Adds `item`, unless it arrives too late.
  ///
  /// After `finish`, audio, pauses, and another `finish` are dropped. After closing, everything
  /// except questions is dropped. Questions are answered immediately if they are posted after
  /// closing or, with `answersAtFinish`, after `finish` has been taken.
  func post(_ item: Item) {
    let tooLate = mail.change { $0.add(item) }
    if tooLate, case .caughtUp(let asker) = item { asker.resume() }
  }

  /// Blocks until there is an item; returns `nil` if the mailbox is closed, and `stillness` if
  /// `seconds` pass without an item.
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

  /// Records that the task ends by itself; returns `false` if the mailbox was already closed.
  func retire() -> Bool {
    mail.withLock { mail in
      mail.isRetired = true
      return !mail.isClosed
    }
  }

  /// Drops the queued items, resumes all callers of `caughtUp()`, and makes `take` return `nil`;
  /// returns `false` if the mailbox was already closed or retired.
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
  /// Adds `item` unless it arrives too late; returns `true` if the mailbox is closed, or if `item`
  /// is `caughtUp` and its caller can be resumed immediately.
  fileprivate mutating func add(_ item: TaskMailbox.Item) -> Bool {
    if isClosed { return true }
    if case .caughtUp = item, isAllTaken { return true }
    switch item {
    case .sound where isFinishing, .pause where isFinishing, .finish where isFinishing: return false
    case .sound(let chunk): samplesWaiting += chunk.samples.count
    case .finish: isFinishing = true
    case .pause, .finalReady, .stillness, .caughtUp: break
    }
    items.append(item)
    return false
  }

  /// The next item, which is removed; `.some(nil)` if the mailbox is closed, `nil` if it is empty.
  fileprivate var nextOrClosed: TaskMailbox.Item?? {
    mutating get {
      if isClosed { return .some(nil) }
      guard next < items.count else { return nil }
      let item = items[next]
      next += 1
      // Taken items are removed in bulk, so that a long queue is not moved for each item.
      if next == items.count || next == 1_000 {
        items.removeFirst(next)
        next = 0
      }
      if case .sound(let chunk) = item { samplesWaiting -= chunk.samples.count }
      return .some(item)
    }
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
