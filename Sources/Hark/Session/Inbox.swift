/// The queue through which all input reaches a session, from any thread, in order of arrival.
final class Inbox: Sendable {
  enum Item: Sendable {
    case event(VoiceEvent, CheckedContinuation<Void, any Error>?)

    /// A chunk of audio, with an optional continuation that resumes when it has been processed.
    case sound(MicrophoneID, AudioChunk, CheckedContinuation<Void, Never>?)

    case input(InputCondition)
    case taskStarted(TaskID, any RecognitionTask)

    /// The recognizer took too long to respond to the start of an abandoned task.
    case startOverdue(TaskID)
    case reply(TurnID, String)
    case replyComplete(TurnID)

    /// Speaking the reply failed, at the start or midway.
    case voiceFailed(TurnID, VoiceFailure)

    /// The amount of the reply spoken so far, in characters.
    case spoke(TurnID, Int)

    /// The current output level of the reply, 0…1.
    case replyLevel(TurnID, Float)

    case synthesisStarted(TurnID, any SynthesisTask)

    /// A continuation that resumes when all earlier items have been processed.
    case barrier(CheckedContinuation<Void, Never>)

    /// A listener that joins at this point in the queue.
    case listen(Audience.Listener)
  }

  private struct Queue: Sendable {
    /// Pending items in order of arrival, all of which follow those in `older`.
    var newer: [Item] = []

    /// Pending items in reverse order of arrival.
    var older: [Item] = []

    /// Whether an item has been posted since the session last found the queue empty.
    var isAwake = false
    var isClosed = false
    var wake: (@Sendable () -> Void)?

    mutating func next() -> Item? {
      if older.isEmpty {
        older = newer.reversed()
        newer = []
      }
      return older.popLast()
    }
  }

  private let queue = Locked(Queue())

  /// Sets the closure that wakes the session to take the pending items; it may run on any thread.
  func connect(_ wake: @escaping @Sendable () -> Void) {
    let isAwaited = queue.withLock { queue in
      queue.wake = wake
      return queue.isAwake
    }
    // Items may have arrived before there was a session to wake.
    if isAwaited { wake() }
  }

  func post(_ item: Item) {
    let (isTaken, wake) = queue.withLock { queue -> (Bool, (@Sendable () -> Void)?) in
      if queue.isClosed { return (false, nil) }
      queue.newer.append(item)
      defer { queue.isAwake = true }
      return (true, queue.isAwake ? nil : queue.wake)
    }
    if isTaken { wake?() } else { item.abandon() }
  }

  func post(_ event: VoiceEvent) { post(.event(event, nil)) }

  func next() -> Item? {
    queue.withLock { queue in
      let item = queue.next()
      if item == nil { queue.isAwake = false }
      return item
    }
  }

  /// Returns when all pending items have been processed.
  func emptied() async { await withCheckedContinuation { post(.barrier($0)) } }

  func close() {
    queue.withLock { $0.isClosed = true }
    while let item = next() { item.abandon() }
  }
}

extension Inbox.Item {
  /// Resumes the continuation, stops the task, or finishes the listener of an unprocessed item.
  func abandon() {
    switch self {
    case .event(_, let waiting): waiting?.resume()
    case .sound(_, _, let waiting): waiting?.resume()
    case .barrier(let waiting): waiting.resume()
    case .taskStarted(_, let task): task.cancel()
    case .synthesisStarted(_, let task): task.stop()
    case .listen(let listener): listener.finish()
    case .input, .startOverdue, .reply, .replyComplete, .spoke, .replyLevel, .voiceFailed: break
    }
  }
}

/// Delivers a task's reports after its start event, even if they arrive before it.
final class ReportGate: Sendable {
  private let inbox: Inbox

  /// The reports that arrived before the start event; `nil` once the gate is open.
  private let early: Locked<[Inbox.Item]?> = Locked([])

  init(_ inbox: Inbox) { self.inbox = inbox }

  func post(_ event: VoiceEvent) { post(.event(event, nil)) }

  func post(_ item: Inbox.Item) {
    let isOpen = early.withLock { early in
      early?.append(item)
      return early == nil
    }
    if isOpen { inbox.post(item) }
  }

  func open(_ started: Inbox.Item) {
    inbox.post(started)
    // New reports queue behind the early ones until all early reports are posted.
    while let item = next() { inbox.post(item) }
  }

  /// Returns the next early report, or opens the gate and returns `nil` if there is none.
  private func next() -> Inbox.Item? {
    early.withLock { early in
      if early?.isEmpty == false { return early?.removeFirst() }
      early = nil
      return nil
    }
  }
}
