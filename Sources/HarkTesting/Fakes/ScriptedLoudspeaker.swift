import Hark

/// A silent loudspeaker whose progress the test controls.
public final class ScriptedLoudspeaker: Loudspeaker {
  /// The playback behavior.
  public enum Script: Sendable, Equatable {
    /// Reports all audio as heard immediately.
    case playsAtOnce

    /// The test determines how much audio has been heard by calling `hear`.
    case byHand

    /// The loudspeaker cannot be opened.
    case refuses(VoiceFailure)
  }

  private let script: Script
  private let opened = Watched<[ScriptedPlayback]>([])

  /// Creates a loudspeaker; by default, it reports all audio as heard immediately.
  public init(_ script: Script = .playsAtOnce) { self.script = script }

  /// The opened playbacks, in order.
  public var playbacks: [ScriptedPlayback] { opened.now }

  /// Returns the `count`th playback once it is open; `nil` if the waiting task is canceled.
  public func opened(_ count: Int = 1) async -> ScriptedPlayback? {
    await opened.element(count) { $0 }
  }

  /// Opens a playback as scripted.
  public func open(
    report: @escaping @Sendable (PlaybackReport) -> Void
  ) async throws -> any Playback {
    if case .refuses(let failure) = script { throw failure }
    let playback = ScriptedPlayback(isPrompt: script == .playsAtOnce, report: report)
    opened.change { $0.append(playback) }
    return playback
  }
}

/// A playback of a `ScriptedLoudspeaker`.
public final class ScriptedPlayback: Playback {
  private struct State: Sendable {
    var samples: [Float] = []
    var sent = 0
    var heard = 0
    var isPaused = false
    var gain: Float = 1
    var isFinished = false
    var isOver = false
  }

  private let isPrompt: Bool
  private let state = Watched(State())
  private let outbox: Outbox<PlaybackReport>

  init(isPrompt: Bool, report: @escaping @Sendable (PlaybackReport) -> Void) {
    self.isPrompt = isPrompt
    outbox = Outbox(report)
  }

  /// All samples passed to `play` before `finish()`.
  public var samples: [Float] { state.now.samples }

  /// The most recently requested gain.
  public var gain: Float { state.now.gain }

  /// Whether `stop()` was called, or the playback has ended or failed.
  public var isOver: Bool { state.now.isOver }

  /// Returns when `count` samples have been passed to `play`.
  public func given(_ count: Int) async { await state.wait { $0.samples.count >= count } }

  /// Returns when `finish()` has been called.
  public func finished() async { await state.wait(until: \.isFinished) }

  /// Returns when the playback is over.
  public func over() async { await state.wait(until: \.isOver) }

  /// Whether the playback is paused.
  public var isPaused: Bool { state.now.isPaused }

  /// Adds samples.
  public func play(_ samples: [Float]) {
    change { state in
      if !state.isFinished { state.samples += samples }
      return send(&state)
    }
  }

  private func send(_ state: inout State) -> [PlaybackReport] {
    guard !state.isPaused, state.sent < state.samples.count else { return [] }
    let sent = state.samples[state.sent...].map { $0 * state.gain }
    let chunk = AudioChunk(start: state.sent, samples: sent)
    state.sent = state.samples.count
    return [.sending(chunk)] + (isPrompt ? Self.hear(state.sent, &state) : [])
  }

  /// Marks the samples as complete.
  public func finish() {
    change { state in
      state.isFinished = true
      return Self.hear(state.heard, &state)
    }
  }

  /// Records the gain and applies it to all samples sent from now on.
  public func fade(to gain: Float) { state.change { $0.gain = gain } }

  /// Pauses the playback.
  public func pause() { state.change { $0.isPaused = true } }

  /// Resumes the playback.
  public func resume() {
    change { state in
      state.isPaused = false
      return send(&state) + Self.hear(state.heard, &state)
    }
  }

  /// Stops the playback and drops pending reports.
  public func stop() {
    state.change { $0.isOver = true }
    outbox.clear()
  }

  /// Marks the sent samples before `position` as heard.
  public func hear(upTo position: Int) { change { Self.hear(position, &$0) } }

  /// Makes the playback fail, as when the device is disconnected.
  public func fail(_ failure: VoiceFailure = .synthesisFailed) {
    change { state in
      state.isOver = true
      return [.failed(failure)]
    }
  }

  private func change(_ body: (inout State) -> [PlaybackReport]) {
    state.change { state in
      if !state.isOver { outbox.put(body(&state)) }
    }
    outbox.drain()
  }

  private static func hear(_ position: Int, _ state: inout State) -> [PlaybackReport] {
    let reached = min(position, state.sent)
    var reports: [PlaybackReport] = reached > state.heard ? [.heard(position: reached)] : []
    state.heard = max(state.heard, reached)
    if state.isFinished, state.heard == state.samples.count {
      state.isOver = true
      reports.append(.ended)
    }
    return reports
  }
}
