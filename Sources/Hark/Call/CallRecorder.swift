/// Records both sides of a call while it runs, if the person wants it.
///
/// `RecordedMicrophone` and `RecordedLoudspeaker` let it hear; `follow` says what the person wants.
/// Recording never holds the call up: what cannot be kept is told, and the call goes on.
public final class CallRecorder: Sendable {
  /// What the person wants.
  public struct Wish: Sendable, Equatable {
    /// Whether the call is recorded.
    public var isOn: Bool

    /// Whether the microphone is muted: nothing of it is recorded then.
    public var isMuted: Bool

    /// How long recordings are kept.
    public var retention: CallSettings.Retention

    /// Nothing is recorded, unless said.
    public init(
      isOn: Bool = false, isMuted: Bool = false, retention: CallSettings.Retention = .month
    ) {
      self.isOn = isOn
      self.isMuted = isMuted
      self.retention = retention
    }
  }

  /// What became of it.
  public enum Event: Sendable, Equatable {
    /// A recording began, and has a name now.
    case began(CallRecording.ID)

    /// It is complete.
    case ended(CallRecording.ID)

    /// Nothing is recorded any more, and what was written so far stays; said once, until recording
    /// is switched off and on again.
    case failed(CallRecordingFailure)

    /// Recordings are gone, or have come.
    case listChanged
  }

  /// Where recordings are kept.
  public let recordings: any CallRecordings

  private struct State: Sendable {
    var wish = Wish()
    var current: CallRecordingRun?
    var last: Task<Void, Never>?
    var expiry: CallSettings.Retention?
    var watchers: [Int: AsyncStream<Event>.Continuation] = [:]
    var watcherCount = 0
  }

  private let timekeeper: any Timekeeper
  private let state = Locked(State())

  /// Makes a recorder that records nothing yet.
  public init(
    _ recordings: any CallRecordings, timekeeper: any Timekeeper = SystemTimekeeper()
  ) {
    self.recordings = recordings
    self.timekeeper = timekeeper
  }

  deinit {
    let (current, watchers) = state.withLock { ($0.current, $0.watchers) }
    current?.end()
    for watcher in watchers.values { watcher.finish() }
  }

  /// Does as the person wants from now on; returns at once.
  public func follow(_ wish: Wish) {
    let old = state.withLock { state in
      defer {
        state.wish = wish
        if wish.isMuted { state.current?.breakOff(.person) }
      }
      return state.wish
    }
    if wish.isOn != old.isOn { wish.isOn ? start() : stop() }
    expire(keeping: wish.retention)
  }

  /// Ends the recording, if there is one; it is complete when this returns.
  public func end() async {
    var wish = state.withLock { $0.wish }
    wish.isOn = false
    follow(wish)
    await state.withLock { $0.last }?.value
  }

  /// Whether a recording is under way.
  public var isRecording: Bool { state.withLock { $0.current != nil } }

  /// What becomes of it from now on.
  public func events() -> AsyncStream<Event> {
    let (events, watcher) = AsyncStream.makeStream(of: Event.self)
    let number = state.withLock { state in
      state.watcherCount += 1
      state.watchers[state.watcherCount] = watcher
      return state.watcherCount
    }
    watcher.onTermination = { [weak self] _ in
      self?.state.withLock { $0.watchers[number] = nil }
    }
    return events
  }

  /// Deletes a recording.
  ///
  /// Throws a `CallRecordingFailure`.
  public func delete(_ id: CallRecording.ID) async throws {
    try await recordings.delete(id)
    tell(.listChanged)
  }

  /// Takes what a side let be heard just now; `continues` when it goes on where the last piece ended.
  func hear(_ samples: [Float], from side: CallMix.Side, continues: Bool) {
    let run = state.withLock { state in
      side == .person && state.wish.isMuted ? nil : state.current
    }
    run?.hear(samples, from: side, continues: continues)
  }
}

extension CallRecorder {
  private func start() {
    let run = CallRecordingRun(timekeeper: timekeeper)
    state.withLock { state in
      state.current = run
      // One after another, so that ids and events come in order.
      state.last = Task { [recordings, last = state.last, weak self] in
        await last?.value
        await run.write(to: recordings) { [weak self] in self?.take($0, of: run) }
      }
    }
  }

  private func stop() {
    let run = state.withLock { state in
      defer { state.current = nil }
      return state.current
    }
    run?.end()
  }

  private func take(_ event: Event, of run: CallRecordingRun) {
    if case .failed = event {
      state.withLock { if $0.current === run { $0.current = nil } }
    }
    tell(event)
    if case .began = event { return }
    tell(.listChanged)
  }

  private func tell(_ event: Event) {
    for watcher in state.withLock({ Array($0.watchers.values) }) { watcher.yield(event) }
  }

  /// Deletes what is too old for a retention that was not known before.
  private func expire(keeping retention: CallSettings.Retention) {
    let isNew = state.withLock { state in
      defer { state.expiry = retention }
      return state.expiry != retention
    }
    guard isNew else { return }
    Task { [recordings, weak self] in
      // Whoever lists the recordings is told of what is wrong with their place.
      guard let count = try? await recordings.expire(keeping: retention), count > 0 else { return }
      self?.tell(.listChanged)
    }
  }
}
