/// One recording, from its start until it is complete or cannot be written.
final class CallRecordingRun: Sendable {
  /// Seconds between two writings.
  static let pace = 0.15

  private struct State: Sendable {
    var mix = CallMix()
    var end: Int?
    var sleep: Task<Void, Never>?
  }

  private let timekeeper: any Timekeeper
  private let start: Double
  private let state = Locked(State())

  init(timekeeper: any Timekeeper) {
    self.timekeeper = timekeeper
    start = timekeeper.now
  }

  /// Takes what a side let be heard just now.
  func hear(_ samples: [Float], from side: CallMix.Side, continues: Bool) {
    let now = now
    state.withLock { $0.mix.add(samples, to: side, continues: continues, at: now) }
  }

  /// What comes next of `side` does not go on where the last piece ended.
  func breakOff(_ side: CallMix.Side) { state.withLock { $0.mix.breakOff(side) } }

  /// What is heard from now on is no part of it.
  func end() {
    let now = now
    let sleep = state.withLock { state in
      state.end = state.end ?? now
      return state.sleep
    }
    sleep?.cancel()
  }

  /// Writes it until its end, and says through `tell` what became of it.
  func write(
    to recordings: any CallRecordings, tell: @Sendable (CallRecorder.Event) -> Void
  ) async {
    do {
      let writer = try await recordings.begin()
      tell(.began(writer.id))
      do {
        while await rest() { try await writer.write(settled) }
        try await writer.write(remainder)
      } catch {
        // The first failure is the one to tell.
        try? await writer.finish()
        throw error
      }
      try await writer.finish()
      tell(.ended(writer.id))
    } catch {
      tell(.failed(CallRecordingFailure(error)))
    }
  }
}

extension CallRecordingRun {
  private var now: Int { AudioTime.samples(timekeeper.now - start) }

  private var settled: CallFrames {
    let end = now - AudioTime.samples(CallMix.settling)
    return state.withLock { $0.mix.take(upTo: end) }
  }

  private var remainder: CallFrames {
    let now = now
    return state.withLock { $0.mix.takeAll(at: $0.end ?? now) }
  }

  /// Waits until it is time to write; false when the recording is to end.
  private func rest() async -> Bool {
    let sleep = Task { [timekeeper] in
      _ = try? await timekeeper.sleep(until: timekeeper.now + Self.pace)
    }
    let isOver = state.withLock { state in
      state.sleep = sleep
      return state.end != nil
    }
    if isOver { sleep.cancel() }
    await sleep.value
    return state.withLock { $0.end == nil }
  }
}
