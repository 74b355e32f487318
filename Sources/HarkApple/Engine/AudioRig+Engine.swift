#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Foundation
  import Hark

  // Making engines and taking them down.
  extension AudioRig {
    /// Makes and starts an engine for those who use it, or lets go of the sound where nobody does.
    mutating func stand() throws(VoiceFailure) {
      takeDown()
      // Only a reply is played as the call is heard; a recording is played as any other sound.
      let request = SessionRequest(
        microphone: profile, isPlaying: playback != nil || others > 0,
        last: playback == nil ? nil : lastProfile)
      guard let request else { return session.deactivate() }
      inputRate = -1
      do {
        try session.activate(request)
        // Whoever plays by players of their own needs the session alone.
        if line == nil, playback == nil { return }
        if line != nil { prefer() }
        try start()
      } catch {
        takeDown()
        // A session that the system made inactive says nothing of it.
        session.askAnew()
        if line == nil, playback == nil { session.deactivate() }
        throw VoiceFailure(starting: error)
      }
      feed()
    }

    /// The tap goes first, then the engine stops; only then may the session be let go of.
    mutating func takeDown() {
      if let input { Tap.remove(from: input) }
      player?.stop()
      engine?.stop()
      letGo()
    }

    /// Drops every object, also those of a process that died, which take no call any more.
    mutating func letGo() {
      generation += 1
      (engine, input, player, cancelsEcho) = (nil, nil, nil, false)
    }

    /// The order matters: voice processing is switched while the engine stands; with it a player is
    /// attached behind the start, without it before, else it stays silent.
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

    /// Whether the system takes the echo out of the sound of `node`.
    private func process(_ node: AVAudioInputNode) -> Bool {
      let processing = VoiceProcessing(effects, profile: profile)
      // A device that cannot is no reason not to hear; the echo is then watched for.
      guard processing.isOn, (try? node.setVoiceProcessingEnabled(true)) != nil else {
        return false
      }
      node.isVoiceProcessingAGCEnabled = processing.hasAutomaticGain
      if #available(iOS 17, *) {
        // Music that goes on beside a call stays as it was, as far as the system leaves a choice.
        node.voiceProcessingOtherAudioDuckingConfiguration = .init(
          enableAdvancedDucking: false, duckingLevel: .min)
      }
      return true
    }

    /// The mixer comes to be when it is first asked for, and one that comes into an engine that runs
    /// may drop what is connected to it; the time of rendering is kept once it was asked for.
    private func prepareOutput(of engine: AVAudioEngine) {
      _ = engine.mainMixerNode
      _ = engine.outputNode.lastRenderTime
    }

    private mutating func attachPlayer(to engine: AVAudioEngine) {
      let player = AVAudioPlayerNode()
      engine.attach(player)
      // The mixer brings it to the hardware's rate.
      engine.connect(player, to: engine.mainMixerNode, format: AVAudioFormat.ofChunks())
      self.player = player
    }
  }

  extension VoiceFailure {
    /// What an error means that came while sound was being set up.
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
