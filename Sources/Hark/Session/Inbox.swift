/// The queue through which all input reaches a session, in order of arrival.
struct Inbox: Sendable {
  /// An item of the queue.
  enum Item: Sendable {
    /// An event, with an optional continuation that awaits its result.
    case event(VoiceEvent, CheckedContinuation<Void, any Error>?)

    /// A chunk of audio, with an optional continuation that resumes when it has been processed.
    case sound(MicrophoneID, AudioChunk, CheckedContinuation<Void, Never>?)

    /// A change in the microphone's input condition.
    case input(InputCondition)

    /// The recognizer has started a task.
    case taskStarted(TaskID, any RecognitionTask)

    /// A piece of the agent's reply.
    case reply(TurnID, String)

    /// The agent's reply is complete.
    case replyComplete(TurnID)

    /// Speaking the reply failed, at the start or midway.
    case voiceFailed(TurnID, VoiceFailure)

    /// The amount of the reply spoken so far, in characters.
    case spoke(TurnID, Int)

    /// The current output level of the reply, 0…1.
    case replyLevel(TurnID, Float)

    /// The synthesizer has started a task.
    case synthesisStarted(TurnID, any SynthesisTask)

    /// A continuation that resumes when all earlier items have been processed.
    case barrier(CheckedContinuation<Void, Never>)

    /// A listener that joins at this point in the queue.
    case listen(Listener)
  }

  /// The pending items, read only by the session's loop.
  let items: AsyncStream<Item>
  private let continuation: AsyncStream<Item>.Continuation

  init() {
    (items, continuation) = AsyncStream.makeStream()
  }

  /// Appends an item to the queue; safe to call from any thread.
  func post(_ item: Item) {
    if case .terminated = continuation.yield(item) { item.abandon() }
  }

  /// Appends an event without a continuation; safe to call from any thread.
  func post(_ event: VoiceEvent) { post(.event(event, nil)) }

  /// Returns when all pending items have been processed.
  func emptied() async { await withCheckedContinuation { post(.barrier($0)) } }

  /// Closes the queue to new items.
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
