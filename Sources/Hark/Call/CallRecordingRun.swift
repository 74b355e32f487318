/// A single recording, from its start until it is complete or fails.
final class CallRecordingRun: Sendable {
  /// The interval between writes, in seconds.
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

  /// Records audio that was just audible on a side.
  func hear(_ samples: [Float], from side: CallMix.Side, continues: Bool) {
    let now = now
    state.withLock { $0.mix.add(samples, to: side, continues: continues, at: now) }
  }

  /// Marks a break: the next chunk of `side` does not continue the previous one.
  func breakOff(_ side: CallMix.Side) { state.withLock { $0.mix.breakOff(side) } }

  /// Ends the recording; later audio is not part of it.
  func end() {
    let now = now
    let sleep = state.withLock { state in
      state.end = state.end ?? now
      return state.sleep
    }
    sleep?.cancel()
  }

  /// Writes the recording until its end and reports its events through `tell`.
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
        // Only the first failure is reported.
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

  /// Waits until the next write is due; returns false if the recording has ended.
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
