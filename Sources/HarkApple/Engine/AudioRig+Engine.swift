#if canImport(AVFAudio)
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

    /// Removes the tap and then stops the engine, so that the session can be released.
    mutating func takeDown() {
      if let input { Tap.remove(from: input) }
      player?.stop()
      engine?.stop()
      letGo()
    }

    /// Releases all objects without calling them, because those of a terminated media services
    /// process are invalid.
    mutating func letGo() {
      generation += 1
      (engine, input, player, cancelsEcho) = (nil, nil, nil, false)
    }

    /// Starts an engine; the order of the steps matters.
    ///
    /// Voice processing is enabled first, because it changes the nodes' formats and cannot be enabled
    /// while the engine is running.
    private mutating func start() throws {
      let engine = AVAudioEngine()
      self.engine = engine
      if line != nil {
        let node = engine.inputNode
        input = node
        cancelsEcho = process(node)
        inputRate = node.outputFormat(forBus: 0).sampleRate
        // Connecting nodes with a format of 0 Hz raises an exception, which would crash the app.
        guard inputRate > 0 else { throw VoiceFailure.microphoneUnavailable }
      }
      echo.follow(isCancelled: cancelsEcho)
      let plays = playback != nil || profile == .conversation
      let isLate = order == .afterStart && cancelsEcho
      if plays {
        // The engine updates the render time only after it has been read once.
        _ = engine.outputNode.lastRenderTime
        if !isLate { attachPlayer(to: engine) }
        // This also creates the mixer, which may lose its connections if created in a running engine.
        engine.connect(engine.mainMixerNode, to: engine.outputNode, format: nil)
      }
      if let line, let input { try Tap.install(on: input) { line.hear($0) } }
      engine.prepare()
      try engine.start()
      if plays, isLate { attachPlayer(to: engine) }
      latency = session.latency(of: plays ? engine.outputNode : nil)
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

    private mutating func attachPlayer(to engine: AVAudioEngine) {
      let player = AVAudioPlayerNode()
      engine.attach(player)
      // The mixer converts to the hardware's sample rate.
      engine.connect(player, to: engine.mainMixerNode, format: AVAudioFormat.ofChunks())
      self.player = player
    }
  }

  extension VoiceFailure {
    fileprivate init(starting error: any Error) {
      let outcome = AppleErrorMap.outcome(of: ErrorCause(error as NSError), phase: .starting)
      let failure = error as? VoiceFailure ?? outcome.failure ?? .recognitionFailed
      self = failure == .recognitionFailed ? .microphoneUnavailable : failure
    }
  }

  extension AudioRig {
    mutating func take(_ event: AudioSessionEvent, about engine: ObjectIdentifier?) {
      if event == .mediaServicesLost || event == .mediaServicesReset { session.forget() }
      if event == .routeChanged(.newDeviceAvailable) { wanted.recover() }
      if case .interruptionBegan = event { session.askAnew() }
      guard line != nil || playback != nil else { return }
      if case .routeChanged = event { latency = session.latency(of: nil) }
      if let engine, engine != self.engine.map(ObjectIdentifier.init) { return }
      switch event.reaction {
      case .ignore: return
      case .check:
        if line != nil { prefer() }
        if !runsAsHardware { again() }
      case .moveToBuiltIn:
        if line != nil { wanted.fallBack(to: InputChoice.builtIn(among: session.ports)?.id) }
        session.askAnew()
        again()
      case .letGo: letGo()
      case .rebuild:
        letGo()
        again()
      case .fail(let failure): end(failure)
      }
    }

    /// Restarts the engine, after a delay if needed; ends the audio if no attempts are left.
    ///
    /// Does nothing if a restart is pending or the caller that opens the microphone retries.
    mutating func again() {
      guard !isOpening, awaited != generation else { return }
      guard let delay = restart.next(at: now()) else { return end(.microphoneLost) }
      guard delay > 0 else { return attempt() }
      takeDown()
      awaited = generation
      later(delay, generation) { $0.attempt() }
    }

    mutating func attempt() { if (try? stand()) == nil { again() } }

    private var runsAsHardware: Bool {
      guard let engine, engine.isRunning else { return false }
      return input.map { $0.outputFormat(forBus: 0).sampleRate == inputRate } ?? true
    }

    /// Ends audio for all clients, except playback, if only the microphone failed; reports the
    /// failure once all resources are released.
    private mutating func end(_ failure: VoiceFailure) {
      let (line, playback) = (line, playback)
      let onlyMicrophone = failure == .microphoneSilent || line != nil && failure != .interrupted
      leaveMicrophone()
      if !onlyMicrophone { self.playback = nil }
      takeDown()
      standOrEnd()
      line?.fail(failure)
      if !onlyMicrophone {
        playback?.fail(failure == .interrupted ? .interrupted : .synthesisFailed)
      }
    }

    mutating func standOrEnd() {
      do throws(VoiceFailure) {
        try stand()
      } catch {
        let (line, playback) = (line, playback)
        leaveMicrophone()
        self.playback = nil
        takeDown()
        session.deactivate()
        line?.fail(error)
        playback?.fail(.synthesisFailed)
      }
    }
  }
#endif
