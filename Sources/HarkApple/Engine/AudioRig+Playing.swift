#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  // Playback.
  extension AudioRig {
    /// Schedules as many chunks as the player has room for, starting with those that an earlier
    /// engine did not finish playing.
    mutating func feed() {
      guard let playback, let player, let engine, engine.isRunning else { return }
      if !player.isPlaying {
        guard mayPlay(engine) else { return }
        for piece in playback.onTheWay { schedule(piece, player, playback) }
        player.play()
      }
      while let piece = playback.next(latency: session.outputLatency) {
        echo.send(piece)
        schedule(piece, player, playback)
      }
      if playback.endIfDone() { close(playback) }
    }

    /// Returns whether the hardware requests audio; otherwise checks again later, restarts the
    /// engine, or fails the playback.
    private mutating func mayPlay(_ engine: AVAudioEngine) -> Bool {
      guard looked != generation else { return false }
      let isRendering = engine.outputNode.lastRenderTime?.isSampleTimeValid == true
      switch rendering.look(isRendering: isRendering, at: now()) {
      case .play: return true
      case .wait(let seconds): lookAgain(after: seconds)
      case .rebuild: again()
      case .giveUp: failPlayback()
      }
      return false
    }

    private mutating func lookAgain(after seconds: Double) {
      looked = generation
      later(seconds, generation) { rig in
        rig.looked = -1
        rig.feed()
      }
    }

    /// Ends the playback, while the microphone stays open.
    private mutating func failPlayback() {
      guard let playback else { return }
      close(playback)
      playback.fail(.synthesisFailed)
    }

    /// Handles a chunk that the engine of `generation` reports as played.
    ///
    /// When the system stops an engine, its player reports all scheduled chunks as played.
    mutating func played(_ playback: AVAudioEnginePlayback, _ generation: Int) {
      guard generation == self.generation, playback === self.playback, engine?.isRunning == true
      else { return }
      playback.played()
      feed()
    }

    /// Adds or removes a client that plays with its own player.
    mutating func play(beside isOn: Bool) {
      others += isOn ? 1 : -1
      rest()
    }

    private func schedule(
      _ piece: AudioChunk, _ player: AVAudioPlayerNode, _ playback: AVAudioEnginePlayback
    ) {
      guard let buffer = AVAudioPCMBuffer(piece) else { return }
      player.scheduleBuffer(buffer, completionCallbackType: .dataPlayedBack) {
        @Sendable [heard, generation] _ in heard(playback, generation)
      }
    }
  }
#endif
