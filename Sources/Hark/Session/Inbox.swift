/// The one place through which everything reaches a session, in the order in which it came.
struct Inbox: Sendable {
  /// What can arrive.
  enum Item: Sendable {
    /// An event, with somebody who waits for the answer to it or nobody.
    case event(VoiceEvent, CheckedContinuation<Void, any Error>?)

    /// Sound, with somebody who waits until it has been heard or nobody.
    case sound(MicrophoneID, AudioChunk, CheckedContinuation<Void, Never>?)

    /// The microphone hears something again, or nothing any more.
    case input(InputCondition)

    /// The recogniser has started a task.
    case taskStarted(TaskID, any RecognitionTask)

    /// A piece of the agent's reply.
    case reply(TurnID, String)

    /// The agent's reply is complete.
    case replyComplete(TurnID)

    /// The reply cannot be spoken, or not on.
    case voiceFailed(TurnID, VoiceFailure)

    /// How much of the reply has been spoken, in characters.
    case spoke(TurnID, Int)

    /// How loud the reply is now, 0…1.
    case replyLevel(TurnID, Float)

    /// The synthesizer has started a task.
    case synthesisStarted(TurnID, any SynthesisTask)

    /// Somebody waits until everything before this has been taken.
    case barrier(CheckedContinuation<Void, Never>)

    /// Somebody wants to be told from here on.
    case listen(Listener)
  }

  /// What has arrived; read by the session's loop alone.
  let items: AsyncStream<Item>
  private let continuation: AsyncStream<Item>.Continuation

  init() {
    (items, continuation) = AsyncStream.makeStream()
  }

  /// Puts something behind what is waiting; from any thread.
  func post(_ item: Item) {
    if case .terminated = continuation.yield(item) { item.abandon() }
  }

  /// Puts an event that nobody waits for behind what is waiting; from any thread.
  func post(_ event: VoiceEvent) { post(.event(event, nil)) }

  /// Returns when everything that is waiting now has been taken.
  func emptied() async { await withCheckedContinuation { post(.barrier($0)) } }

  /// Takes nothing more.
  func close() { continuation.finish() }
}

extension Inbox.Item {
  /// Releases whoever waits for an item that nobody will take any more.
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
