import CEspeak

/// Synthesizes speech in a worker, one sentence at a time.
final class WorkerSpeaking: WorkerJob {
  /// The version of the library.
  let version: String

  private let inbox: Monitor<WorkerInbox>
  private let say: (WorkerReply) -> Void

  /// Creates a job and loads the library's voices.
  ///
  /// - Parameters:
  ///   - inbox: The inbox, which contains the stream that was canceled last.
  ///   - say: A function that sends a reply.
  init(
    _ inbox: Monitor<WorkerInbox>, say: @escaping (WorkerReply) -> Void
  ) throws(WorkerRefusal) {
    guard !Espeak.voices.isEmpty else { throw .voices }
    version = espeak_Info(nil).map { String(cString: $0) } ?? ""
    self.inbox = inbox
    self.say = say
  }

  func perform(_ request: WorkerRequest) -> Bool {
    switch request {
    case .speak(let stream, let order):
      let isWhole = Espeak.speak(
        order, isWanted: { [inbox] in inbox.withLock { $0.dropped != stream } },
        send: { [say] in say(.spoken(stream: stream, $0)) })
      say(.spokenAll(stream: stream, isWhole: isWhole))
      return true
    // The inbox recorded the cancellation on arrival.
    case .drop: return true
    case .order, .begin, .sound, .finish, .sync: return false
    }
  }
}
