#if canImport(UIKit)
  import Hark

  /// One run of sound that is played by the shared engine.
  ///
  /// What it tells comes from the engine's queue.
  final class AVAudioEnginePlayback: Playback {
    private let report: @Sendable (PlaybackReport) -> Void
    private let flow = Locked(PlaybackFlow())
    private let way: Locked<SharedAudioEngine.Way>

    init(
      on rig: Confined<AudioRig>, report: @escaping @Sendable (PlaybackReport) -> Void
    ) {
      way = Locked(SharedAudioEngine.Way(rig: rig))
      self.report = report
    }

    func play(_ samples: [Float]) {
      flow.withLock { $0.append(samples) }
      nudge()
    }

    func finish() {
      flow.withLock { $0.finish() }
      nudge()
    }

    func fade(to gain: Float) { flow.withLock { $0.fade(to: gain) } }

    func pause() { flow.withLock { $0.pause() } }

    func resume() {
      flow.withLock { $0.resume() }
      nudge()
    }

    func stop() {
      silence()
      way.withLock { $0.rig }?.async { $0.close(self) }
    }

    private func nudge() {
      way.withLock { $0.rig }?.async { [weak self] rig in
        if let self, rig.playback === self { rig.feed() }
      }
    }
  }

  // On the engine's queue.
  extension AVAudioEnginePlayback {
    /// What a player that was stopped may not have brought to the ear.
    var onTheWay: [AudioChunk] { flow.withLock { $0.onTheWay } }

    /// The next piece for the player, which has been told of; nil while there is none.
    func next(latency: Double) -> AudioChunk? {
      let piece = flow.withLock { $0.next(latency: latency) }
      if let piece { tell(.sending(piece)) }
      return piece
    }

    /// The oldest piece was heard.
    func played() {
      if let position = flow.withLock({ $0.played() }) { tell(.heard(position: position)) }
    }

    /// Tells of the end when there is one.
    func endIfDone() -> Bool {
      guard flow.withLock({ $0.isDone }) else { return false }
      tell(.ended)
      silence()
      return true
    }

    /// It cannot go on.
    func fail(_ failure: VoiceFailure) {
      tell(.failed(failure))
      silence()
    }

    /// Tells nothing more.
    func silence() { flow.withLock { $0.stop() } }

    private func tell(_ told: PlaybackReport) {
      if !flow.withLock({ $0.isStopped }) { report(told) }
    }
  }
#endif
