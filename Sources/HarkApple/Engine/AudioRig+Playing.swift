#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  // Playing.
  extension AudioRig {
    /// Gives the player what has room, first what an engine before this one did not bring to the ear.
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

    /// Whether the hardware asks for sound; else it is looked again, or begun anew.
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

    /// The microphone hears, though nothing can be played.
    private mutating func failPlayback() {
      guard let playback else { return }
      close(playback)
      playback.fail(.synthesisFailed)
    }

    /// A piece was played by the engine of `generation`.
    ///
    /// An engine that the system stops has its player say so of everything that it had.
    mutating func played(_ playback: AVAudioEnginePlayback, _ generation: Int) {
      guard generation == self.generation, playback === self.playback, engine?.isRunning == true
      else { return }
      playback.played()
      feed()
    }

    /// Somebody plays by a player of their own from now on, or stops.
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
