#if canImport(UIKit)
  import Hark

  /// A playback on the shared engine.
  ///
  /// Reports come from the engine's queue.
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
    /// The chunks that may remain unplayed when the player stops.
    var onTheWay: [AudioChunk] { flow.withLock { $0.onTheWay } }

    /// Reports and returns the next chunk for the player, or returns `nil` if there is none.
    func next(latency: Double) -> AudioChunk? {
      let piece = flow.withLock { $0.next(latency: latency) }
      if let piece { tell(.sending(piece)) }
      return piece
    }

    /// Records that the oldest chunk was played.
    func played() {
      if let position = flow.withLock({ $0.played() }) { tell(.heard(position: position)) }
    }

    /// Reports the end if playback is complete, and returns whether it is.
    func endIfDone() -> Bool {
      guard flow.withLock({ $0.isDone }) else { return false }
      tell(.ended)
      silence()
      return true
    }

    /// Reports a failure that ends the playback.
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
