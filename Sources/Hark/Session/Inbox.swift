/// The queue through which all input reaches a session, in order of arrival.
struct Inbox: Sendable {
  enum Item: Sendable {
    case event(VoiceEvent, CheckedContinuation<Void, any Error>?)

    /// A chunk of audio, with an optional continuation that resumes when it has been processed.
    case sound(MicrophoneID, AudioChunk, CheckedContinuation<Void, Never>?)

    case input(InputCondition)
    case taskStarted(TaskID, any RecognitionTask)
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
    case listen(Listener)
  }

  /// The pending items, read only by the session's loop.
  let items: AsyncStream<Item>
  private let continuation: AsyncStream<Item>.Continuation

  init() { (items, continuation) = AsyncStream.makeStream() }

  /// Appends an item to the queue; safe to call from any thread.
  func post(_ item: Item) { if case .terminated = continuation.yield(item) { item.abandon() } }

  func post(_ event: VoiceEvent) { post(.event(event, nil)) }

  /// Returns when all pending items have been processed.
  func emptied() async { await withCheckedContinuation { post(.barrier($0)) } }

  func close() { continuation.finish() }
}

extension Inbox.Item {
  /// Resumes the continuation or stops the task of an item that will not be processed.
  func abandon() {
    switch self {
    case .event(_, let waiting): waiting?.resume()
    case .sound(_, _, let waiting): waiting?.resume()
    case .barrier(let waiting): waiting.resume()
    case .taskStarted(_, let task): task.cancel()
    case .synthesisStarted(_, let task): task.stop()
    case .listen(let listener): _ = listener.take(.ended)
    case .input, .reply, .replyComplete, .spoke, .replyLevel, .voiceFailed: break
    }
  }
}

/// Delivers a task's reports after its start event, even those that arrive earlier.
final class ReportGate: Sendable {
  private let inbox: Inbox

  /// The reports that arrived before the start event; `nil` once the gate is open.
  private let early: Locked<[Inbox.Item]?> = Locked([])

  init(_ inbox: Inbox) { self.inbox = inbox }

  func post(_ event: VoiceEvent) { post(.event(event, nil)) }

  /// Posts an item that bypasses the state machines.
  ///
  /// Safe to call from any thread.
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

  /// Returns the next early report, or `nil` and opens the gate if there is none.
  private func next() -> Inbox.Item? {
    early.withLock { early in
      if early?.isEmpty == false { return early?.removeFirst() }
      early = nil
      return nil
    }
  }
}
