/// Records both sides of a call in progress if the user has turned on recording.
///
/// `RecordedMicrophone` and `RecordedLoudspeaker` supply the audio; `follow` applies the user's
/// choice. Recording never delays the call: failures are reported, and the call continues.
public final class CallRecorder: Sendable {
  /// The user's recording preferences.
  public struct Options: Sendable, Equatable {
    package var isOn: Bool

    /// Whether the microphone is muted, in which case its audio is not recorded.
    package var isMuted: Bool

    package var retention: CallSettings.Retention

    /// Creates preferences; recording is off by default.
    package init(
      isOn: Bool = false, isMuted: Bool = false, retention: CallSettings.Retention = .month
    ) {
      self.isOn = isOn
      self.isMuted = isMuted
      self.retention = retention
    }
  }

  package enum Event: Sendable, Equatable {
    /// A recording began under this identifier.
    case began(CallRecording.ID)

    /// The recording is complete.
    case ended(CallRecording.ID)

    /// Recording failed; reported once until recording is turned on again. The audio recorded so far
    /// remains.
    case failed(CallRecordingFailure)

    /// The list of recordings may have changed.
    case listChanged
  }

  package let recordings: any CallRecordings

  private struct State: Sendable {
    var options = Options()
    var current: CallRecordingRun?
    var last: Task<Void, Never>?
    var expiry: CallSettings.Retention?
  }

  private let timekeeper: any Timekeeper
  private let state = Locked(State())
  private let listeners = Broadcast<Event>()

  /// Creates an idle recorder.
  public init(_ recordings: any CallRecordings, timekeeper: any Timekeeper = SystemTimekeeper()) {
    self.recordings = recordings
    self.timekeeper = timekeeper
  }

  deinit { state.withLock { $0.current }?.end() }

  /// Applies the user's preferences; returns immediately.
  package func follow(_ options: Options) {
    change { $0 = options }
    expire(keeping: options.retention)
  }

  /// Ends any recording in progress, which is complete when this returns.
  package func end() async { await change { $0.isOn = false }?.value }

  /// Changes the preferences and starts or ends the recording under one lock, so that the
  /// later of two concurrent changes takes effect.
  ///
  /// Returns the task of the latest recording.
  @discardableResult
  private func change(_ edit: (inout Options) -> Void) -> Task<Void, Never>? {
    let (ended, last) = state.withLock { state -> (CallRecordingRun?, Task<Void, Never>?) in
      let wasOn = state.options.isOn
      edit(&state.options)
      if state.options.isMuted { state.current?.breakOff(.person) }
      if state.options.isOn == wasOn { return (nil, state.last) }
      let current = state.current
      state.current = nil
      if state.options.isOn { start(&state) }
      return (current, state.last)
    }
    ended?.end()
    return last
  }

  package var isRecording: Bool { state.withLock { $0.current != nil } }

  /// Returns a stream of all subsequent events, which ends when the recorder is released.
  package func events() -> AsyncStream<Event> { listeners.stream() }

  /// Deletes a recording; throws a `CallRecordingFailure`.
  package func delete(_ id: CallRecording.ID) async throws {
    try await recordings.delete(id)
    listeners.send(.listChanged)
  }

  /// Records audio that has just been played or captured on one side of the call; `continues` is
  /// true if it directly follows the previous chunk.
  func hear(_ samples: [Float], from side: CallMix.Side, continues: Bool) {
    let run = state.withLock { state in
      side == .person && state.options.isMuted ? nil : state.current
    }
    run?.hear(samples, from: side, continues: continues)
  }

  private func start(_ state: inout State) {
    let run = CallRecordingRun(timekeeper: timekeeper)
    state.current = run
    // Runs are serialized so that identifiers and events are in order.
    state.last = Task { [recordings, last = state.last, weak self] in
      await last?.value
      await run.write(to: recordings) { [weak self] in self?.take($0, of: run) }
    }
  }

  private func take(_ event: Event, of run: CallRecordingRun) {
    if case .failed = event { state.withLock { if $0.current === run { $0.current = nil } } }
    listeners.send(event)
    if case .began = event { return }
    listeners.send(.listChanged)
  }

  /// Deletes expired recordings when first called, and whenever the retention has changed.
  private func expire(keeping retention: CallSettings.Retention) {
    let isNew = state.withLock { state in
      defer { state.expiry = retention }
      return state.expiry != retention
    }
    guard isNew else { return }
    Task { [recordings, weak self] in
      // Storage errors are reported when the recordings are listed.
      guard let count = try? await recordings.expire(keeping: retention), count > 0 else { return }
      self?.listeners.send(.listChanged)
    }
  }
}
