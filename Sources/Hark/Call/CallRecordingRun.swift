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

  func hear(_ samples: [Float], from side: CallMix.Side, continues: Bool) {
    let now = now
    state.withLock { $0.mix.add(samples, to: side, continues: continues, at: now) }
  }

  func breakOff(_ side: CallMix.Side) { state.withLock { $0.mix.breakOff(side) } }

  func end() {
    let now = now
    let sleep = state.withLock { state in
      state.end = state.end ?? now
      return state.sleep
    }
    sleep?.cancel()
  }

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
    } catch { tell(.failed(CallRecordingFailure(error))) }
  }

  private var now: Int { AudioTime.samples(timekeeper.now - start) }

  private var settled: CallFrames {
    let end = now - AudioTime.samples(CallMix.settling)
    return state.withLock { $0.mix.take(upTo: end) }
  }

  private var remainder: CallFrames {
    let now = now
    return state.withLock { $0.mix.takeAll(at: $0.end ?? now) }
  }

  /// Waits until the next write is due; returns `false` if the recording has ended.
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

/// Both sides of a call, aligned by the time at which they were audible.
///
/// Audio arrives in chunks, slightly late and at irregular intervals. A chunk that continues the
/// previous chunk of its side is placed directly after it; any other chunk is placed so that it
/// ends at the current time. A paused reply or a closed microphone therefore leaves a gap.
struct CallMix: Sendable, Equatable {
  enum Side: Sendable, Equatable { case person, agent }

  /// The time to wait for late audio, in seconds.
  ///
  /// Larger values lose more audio if the process is killed; smaller values can split contiguous
  /// chunks.
  static let settling = 0.25

  /// The lateness of a side, in seconds, beyond which silent chunks are dropped until it has caught
  /// up, for example after a network delay.
  static let slack = 0.25

  /// The peak below which a chunk counts as silent, −40 dB: below any speech, above the noise of a
  /// quiet room.
  static let quiet: Float = 0.01

  /// The maximum duration of audio buffered for a slow disk, in seconds; further audio is dropped.
  static let longest = 60.0

  private(set) var taken = 0

  private var lanes: [Side: Lane] = [:]

  /// The samples of one side that have not been taken yet; the first is at position `taken`.
  private struct Lane: Sendable, Equatable {
    var samples: [Float] = []
    var next: Int?

    /// Removes and returns the next `count` samples, padded with silence.
    mutating func take(_ count: Int) -> [Float] {
      let there = samples.prefix(count)
      samples.removeFirst(there.count)
      return there + [Float](repeating: 0, count: count - there.count)
    }

    mutating func add(_ clean: [Float], after taken: Int, _ continues: Bool, _ now: Int) {
      let end = taken + samples.count
      var place = now - clean.count
      if continues, let next, next >= taken { place = next }
      place = max(place, end)
      let lateness = place + clean.count - now
      if lateness > AudioTime.samples(CallMix.slack),
        clean.allSatisfy({ abs($0) < CallMix.quiet })
      {
        return
      }
      guard place + clean.count - taken <= AudioTime.samples(CallMix.longest) else { return }
      samples += [Float](repeating: 0, count: place - end) + clean
      next = place + clean.count
    }
  }

  /// Adds audio to `side`, whose last sample was audible at `now`, in samples since the start.
  mutating func add(_ samples: [Float], to side: Side, continues: Bool, at now: Int) {
    lanes[side, default: Lane()].add(samples.map(Sample.clean), after: taken, continues, now)
  }

  /// Marks a break: the next chunk of `side` does not continue the previous one.
  mutating func breakOff(_ side: Side) { lanes[side]?.next = nil }

  mutating func take(upTo end: Int) -> CallFrames {
    let count = max(0, end - taken)
    defer { taken += count }
    return CallFrames(
      person: lanes[.person, default: Lane()].take(count),
      agent: lanes[.agent, default: Lane()].take(count))
  }

  /// Removes and returns all remaining samples; each side is padded with silence to the end of the
  /// other, and at least up to `now`.
  mutating func takeAll(at now: Int) -> CallFrames {
    let last = lanes.values.map(\.samples.count).max() ?? 0
    return take(upTo: max(now, taken + last))
  }
}
