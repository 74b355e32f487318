import CEspeak
// Exported because a program that is started as a worker calls `HarkWorker.run(_:)`.
@_exported import HarkWorkers

/// Synthesizes speech in a worker, one sentence at a time.
private struct EspeakJob: WorkerJob {
  let owner: WorkerOwner

  func perform(_ request: WorkerRequest) -> Bool {
    switch request {
    case .speak(let stream, let order):
      let isWhole = Espeak.speak(order, isWanted: { !owner.hasDropped(stream) }) {
        owner.say(.spoken(stream: stream, $0))
      }
      owner.say(.spokenAll(stream: stream, isWhole: isWhole))
      return true
    // The inbox recorded the cancellation on arrival.
    case .drop: return true
    case .order, .begin, .sound, .finish, .sync: return false
    }
  }
}

extension WorkerKind {
  /// Speech synthesis with eSpeak NG, for `EspeakTextToSpeech`.
  ///
  /// The text is a client's. Processor time is not limited, because a worker speaks many texts; the pool
  /// ends one that hangs.
  public static let espeak = WorkerKind(
    "espeak",
    confinement: { _ in
      WorkerConfinement(readable: [Espeak.data].compactMap(\.self), memory: 1 << 30)
    }
  ) { _, owner throws(WorkerRefusal) in
    guard !Espeak.voices.isEmpty else { throw .voices }
    return (EspeakJob(owner: owner), espeak_Info(nil).map { String(cString: $0) } ?? "")
  }
}
