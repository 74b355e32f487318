#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Foundation
  import Hark

  // Creating and tearing down engines.
  extension AudioRig {
    /// Creates and starts an engine for its clients, or deactivates the session if there are none.
    mutating func stand() throws(VoiceFailure) {
      takeDown()
      // Only a reply is played with the call's settings; a recording is played like any other
      // audio.
      let request = SessionRequest(
        microphone: profile, isPlaying: playback != nil || others > 0,
        last: playback == nil ? nil : lastProfile)
      guard let request else { return session.deactivate() }
      inputRate = -1
      do {
        try session.activate(request)
        // Clients with their own players need only the session.
        if line == nil, playback == nil { return }
        if line != nil { prefer() }
        try start()
      } catch {
        takeDown()
        // The system can deactivate a session without a notification.
        session.askAnew()
        if line == nil, playback == nil { session.deactivate() }
        throw VoiceFailure(starting: error)
      }
      feed()
    }

    /// Removes the tap, stops the engine, and releases its objects.
    ///
    /// The tap is removed before the engine stops; only then can the session be released.
    mutating func takeDown() {
      if let input { Tap.remove(from: input) }
      player?.stop()
      engine?.stop()
      letGo()
    }

    /// Releases all objects, including those of a terminated media services process, which accept
    /// no calls.
    mutating func letGo() {
      generation += 1
      (engine, input, player, cancelsEcho) = (nil, nil, nil, false)
    }

    /// Creates and starts an engine.
    ///
    /// The order matters: voice processing is switched while the engine is stopped. A player is
    /// attached after the start with voice processing, but before the start without it; otherwise
    /// it stays silent.
    private mutating func start() throws {
      let engine = AVAudioEngine()
      self.engine = engine
      if let line {
        let node = engine.inputNode
        input = node
        cancelsEcho = process(node)
        inputRate = node.outputFormat(forBus: 0).sampleRate
        try Tap.install(on: node) { line.hear($0) }
      }
      echo.follow(isCancelled: cancelsEcho)
      let plays = playback != nil || profile == .conversation
      if plays { prepareOutput(of: engine) }
      if plays, !cancelsEcho { attachPlayer(to: engine) }
      engine.prepare()
      try engine.start()
      if plays, cancelsEcho { attachPlayer(to: engine) }
    }

    /// Configures voice processing on `node`, and returns whether it cancels echo.
    private func process(_ node: AVAudioInputNode) -> Bool {
      let processing = VoiceProcessing(effects, profile: profile)
      // A device without voice processing can still record; echo is then detected instead.
      guard processing.isOn, (try? node.setVoiceProcessingEnabled(true)) != nil else {
        return false
      }
      node.isVoiceProcessingAGCEnabled = processing.hasAutomaticGain
      if #available(iOS 17, *) {
        // Other audio, such as music, is ducked as little as the system allows during a call.
        node.voiceProcessingOtherAudioDuckingConfiguration = .init(
          enableAdvancedDucking: false, duckingLevel: .min)
      }
      return true
    }

    /// Prepares the output of an engine before it starts.
    ///
    /// The mixer is created on first access, and a mixer created in a running engine may drop its
    /// connections. The engine maintains the render time only after its first access.
    private func prepareOutput(of engine: AVAudioEngine) {
      _ = engine.mainMixerNode
      _ = engine.outputNode.lastRenderTime
    }

    private mutating func attachPlayer(to engine: AVAudioEngine) {
      let player = AVAudioPlayerNode()
      engine.attach(player)
      // The mixer converts to the hardware's sample rate.
      engine.connect(player, to: engine.mainMixerNode, format: AVAudioFormat.ofChunks())
      self.player = player
    }
  }

  extension VoiceFailure {
    /// Creates the failure for an error during audio setup.
    fileprivate init(starting error: any Error) {
      if let failure = error as? VoiceFailure {
        self = failure
        return
      }
      let error = error as NSError
      let cause = ErrorCause(error.domain, error.code)
      switch AppleErrorMap.outcome(of: cause, phase: .starting) {
      case .fail(let failure), .renew(_, let failure):
        self = failure == .recognitionFailed ? .microphoneUnavailable : failure
      case .ignore: self = .microphoneUnavailable
      }
    }
  }
#endif
