#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import Foundation
  import Hark

  /// The running engine and its clients: the microphone, a playback, or both, which share the engine
  /// so that the system can cancel the echo of the reply.
  ///
  /// If the running engine does not suit the clients, the rig replaces it, which takes a few
  /// milliseconds and avoids leftover state.
  struct AudioRig {
    var order = PlayerOrder.beforeTap
    var effects: Set<AudioEffect> = [.echoCancellation]
    var wanted = WantedInput()

    /// The number of the current engine, which distinguishes it from older engines.
    var generation = 0

    var session = SystemSession()
    var engine: AVAudioEngine?
    var input: AVAudioInputNode?
    var player: AVAudioPlayerNode?
    var line: MicrophoneLine?
    var playback: AVAudioEnginePlayback?
    var restart = EngineRestart()
    var rendering = RenderWatch()

    /// The generation for which a restart is pending.
    var awaited = -1

    /// The generation whose player already holds the chunks in `onTheWay`.
    var loaded = -1

    /// The generation whose next rendering check is pending.
    var looked = -1

    /// The profile of the open microphone, and the profile of the latest opening.
    var profile: AudioProfile?
    var lastProfile: AudioProfile?

    /// The input's sample rate when the engine was created; 0 if the input was not ready, and −1 if
    /// it was not read.
    var inputRate = 0.0

    var cancelsEcho = false

    /// The output's latency, in seconds, read when an engine starts and when the route changes.
    var latency = 0.0

    /// The number of clients that play with their own players.
    var others = 0

    /// Whether the caller that opens the microphone performs the retries.
    var isOpening = false

    let echo: EchoWatch

    /// The current time, in seconds from an arbitrary origin.
    let now: @Sendable () -> Double

    /// Calls the rig after a number of seconds, unless its generation has changed by then.
    let later:
      @Sendable (
        _ seconds: Double, _ generation: Int, _ body: @escaping @Sendable (inout AudioRig) -> Void
      ) -> Void

    let heard: @Sendable (AVAudioEnginePlayback, _ generation: Int) -> Void
  }

  /// The point during an engine's start at which its player is connected.
  package enum PlayerOrder: Sendable, Hashable {
    /// Before the tap is installed, as in Apple's sample code "Using voice processing".
    case beforeTap

    /// After the start if voice processing is on, for devices on which the player otherwise stays
    /// silent; `beforeTap` if it is off.
    case afterStart
  }

  extension AudioRig {
    /// Opens the microphone, or returns `false` if an input does not deliver audio yet; the caller
    /// then calls `openAgain` or `giveUp`.
    mutating func open(
      _ line: MicrophoneLine, _ profile: AudioProfile
    ) throws(VoiceFailure) -> Bool {
      guard self.line == nil else { throw .microphoneBusy }
      (self.line, self.profile, lastProfile) = (line, profile, profile)
      return try openAgain(line, canWait: true)
    }

    mutating func openAgain(_ line: MicrophoneLine, canWait: Bool) throws(VoiceFailure) -> Bool {
      guard self.line === line else { throw .interrupted }
      isOpening = false
      do throws(VoiceFailure) {
        try stand()
      } catch {
        // The session stays active, because a released headset link has to reconnect from scratch.
        isOpening = canWait && inputRate == 0 && !session.ports.isEmpty
        if isOpening { return false }
        giveUp(line)
        throw error
      }
      return true
    }

    mutating func giveUp(_ line: MicrophoneLine) {
      close(line)
      rest()
    }

    /// Closes the microphone; `rest` then handles the remaining clients.
    mutating func close(_ line: MicrophoneLine) {
      guard self.line === line else { return }
      leaveMicrophone()
      takeDown()
    }

    mutating func leaveMicrophone() {
      (line, profile, isOpening) = (nil, nil, false)
      wanted.recover()
    }

    /// Starts an engine for the playback, activates the session for clients with their own players, or
    /// deactivates it if there are no clients; has no effect while the microphone or an engine is in use.
    mutating func rest() { if line == nil, engine == nil { standOrEnd() } }

    mutating func open(_ playback: AVAudioEnginePlayback) throws(VoiceFailure) {
      self.playback?.silence()
      self.playback = playback
      if player != nil, engine?.isRunning == true {
        player?.stop()
        return feed()
      }
      do throws(VoiceFailure) {
        try stand()
      } catch {
        self.playback = nil
        standOrEnd()
        throw error
      }
    }

    mutating func close(_ playback: AVAudioEnginePlayback) {
      guard self.playback === playback else { return }
      self.playback = nil
      rendering = RenderWatch()
      player?.stop()
      if line == nil { standOrEnd() }
    }

    mutating func listen(to input: String?) {
      wanted.choose(input)
      if line != nil { prefer() }
    }

    mutating func prefer() {
      let found = InputChoice.named(wanted.id, among: session.ports)
      if found != nil || wanted.id == nil { session.prefer(found) }
    }

    mutating func process(by effects: Set<AudioEffect>) {
      let old = VoiceProcessing(self.effects, profile: profile)
      self.effects = effects
      let new = VoiceProcessing(effects, profile: profile)
      if old.isOn != new.isOn { return attempt() }
      if cancelsEcho { input?.isVoiceProcessingAGCEnabled = new.hasAutomaticGain }
    }
  }

  extension AudioRig {
    /// Applies the gain and a pause to the player, and schedules as many chunks as it has room for,
    /// starting with those that an earlier engine did not finish playing.
    mutating func feed() {
      guard let playback, let player, let engine, engine.isRunning else { return }
      let (gain, isPaused) = playback.control
      if player.volume != gain { player.volume = gain }
      if isPaused, player.isPlaying { player.pause() }
      if !isPaused, !player.isPlaying {
        guard mayPlay(playback, on: engine) else { return }
        if loaded != generation {
          for piece in playback.onTheWay { schedule(piece, player, playback) }
        }
        loaded = generation
        player.play()
      }
      while let piece = playback.next(latency: latency) {
        echo.send(piece.faded)
        schedule(piece.plain, player, playback)
      }
      if playback.endIfDone() { close(playback) }
    }

    /// Returns whether the hardware requests audio; if not, takes the next step of `rendering`.
    private mutating func mayPlay(
      _ playback: AVAudioEnginePlayback, on engine: AVAudioEngine
    ) -> Bool {
      guard looked != generation else { return false }
      let isRendering = engine.outputNode.lastRenderTime?.isSampleTimeValid == true
      switch rendering.look(isRendering: isRendering, at: now()) {
      case .play: return true
      case .wait(let seconds):
        looked = generation
        later(seconds, generation) { rig in
          rig.looked = -1
          rig.feed()
        }
      case .rebuild: again()
      case .giveUp:
        // The microphone stays open.
        close(playback)
        playback.fail(.synthesisFailed)
      }
      return false
    }

    /// Handles a chunk that the player reports as played.
    ///
    /// When the system stops an engine, its player reports all chunks as played; these reports are
    /// ignored.
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
