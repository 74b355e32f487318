#if canImport(AVFAudio)
  import Hark

  /// The device's loudspeaker or headset, on the same engine as the microphone, so that the system
  /// can cancel the echo of playback.
  ///
  /// Playback follows the system's audio route when a headset is connected or disconnected.
  public struct AVAudioEngineLoudspeaker: Loudspeaker {
    private let engine: SharedAudioEngine

    /// Creates a loudspeaker without accessing the system's audio.
    public init(engine: SharedAudioEngine = .standard) { self.engine = engine }

    /// Opens the loudspeaker, stopping any open playback first.
    ///
    /// Throws `synthesisFailed` if the engine cannot start, for example without an audio output.
    public func open(
      report: @escaping @Sendable (PlaybackReport) -> Void
    ) async throws -> any Playback {
      let playback = AVAudioEnginePlayback(on: engine.rig, report: report)
      let isOpen = await engine.rig.run { rig in (try? rig.open(playback)) != nil }
      guard isOpen else { throw VoiceFailure.synthesisFailed }
      return playback
    }
  }

  /// A playback on the shared engine, with reports made on the engine's queue.
  final class AVAudioEnginePlayback: Playback {
    private let report: @Sendable (PlaybackReport) -> Void
    private let flow = Locked(PlaybackFlow())
    private let way: Locked<SharedAudioEngine.Way>

    init(on rig: Confined<AudioRig>, report: @escaping @Sendable (PlaybackReport) -> Void) {
      way = Locked(SharedAudioEngine.Way(rig: rig))
      self.report = report
    }

    func play(_ samples: [Float]) { change { $0.append(samples) } }

    func finish() { change { $0.finish() } }

    func fade(to gain: Float) { change { $0.fade(to: gain) } }

    func pause() { change { $0.pause() } }

    func resume() { change { $0.resume() } }

    func stop() {
      silence()
      way.withLock { $0.rig }?.async { $0.close(self) }
    }

    private func change(_ body: (inout PlaybackFlow) -> Void) {
      flow.withLock(body)
      way.withLock { $0.rig }?.async { [weak self] rig in
        if let self, rig.playback === self { rig.feed() }
      }
    }
  }

  // Methods that run on the engine's queue.
  extension AVAudioEnginePlayback {
    /// The chunks that may remain unplayed when the player stops.
    var onTheWay: [AudioChunk] { flow.withLock { $0.onTheWay } }

    /// The gain and whether playback is paused.
    var control: (gain: Float, isPaused: Bool) { flow.withLock { ($0.gain, $0.isPaused) } }

    func next(latency: Double) -> (plain: AudioChunk, faded: AudioChunk)? {
      let piece = flow.withLock { $0.next(latency: latency) }
      if let piece { tell(.sending(piece.faded)) }
      return piece
    }

    func played() {
      if let position = flow.withLock({ $0.played() }) { tell(.heard(position: position)) }
    }

    func endIfDone() -> Bool {
      guard flow.withLock({ $0.isDone }) else { return false }
      tell(.ended)
      silence()
      return true
    }

    func fail(_ failure: VoiceFailure) {
      tell(.failed(failure))
      silence()
    }

    /// Stops all further reports.
    func silence() { flow.withLock { $0.stop() } }

    private func tell(_ told: PlaybackReport) {
      if !flow.withLock({ $0.isStopped }) { report(told) }
    }
  }
#endif
