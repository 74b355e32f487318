#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  // Events of the system.
  extension AudioRig {
    mutating func take(_ event: AudioSessionEvent, about engine: ObjectIdentifier?) {
      if event == .mediaServicesLost || event == .mediaServicesReset { session.forget() }
      if event == .routeChanged(.newDeviceAvailable) { wanted.recover() }
      guard line != nil || playback != nil else { return }
      if let engine, engine != self.engine.map(ObjectIdentifier.init) { return }
      switch event.reaction {
      case .ignore: return
      case .check: check()
      case .moveToBuiltIn:
        if line != nil { wanted.fallBack(to: InputChoice.builtIn(among: session.ports)?.id) }
        session.askAnew()
        again()
      case .letGo: letGo()
      case .rebuild: again()
      case .fail(let failure): end(failure)
      }
    }

    private mutating func check() {
      if line != nil { prefer() }
      if !runsAsHardware { again() }
    }

    /// Restarts the engine for its clients, or ends audio after the last allowed attempt.
    ///
    /// Does nothing if a restart is already pending or the caller that opens the microphone
    /// performs the retries.
    mutating func again() {
      guard !isOpening, awaited != generation else { return }
      guard let delay = restart.next(at: now()) else { return end(.microphoneLost) }
      guard delay > 0 else { return attempt() }
      takeDown()
      awaited = generation
      later(delay, generation) { $0.attempt() }
    }

    /// Restarts the engine for its clients immediately.
    mutating func attempt() {
      do throws(VoiceFailure) {
        try stand()
      } catch {
        again()
      }
    }

    private var runsAsHardware: Bool {
      guard let engine, engine.isRunning else { return false }
      return input.map { $0.outputFormat(forBus: 0).sampleRate == inputRate } ?? true
    }

    /// Ends audio for all clients, except a playback if only the microphone was lost.
    ///
    /// The failure is reported after all resources have been released.
    private mutating func end(_ failure: VoiceFailure) {
      let (line, playback) = (line, playback)
      let onlyMicrophone = line != nil && failure != .interrupted
      leaveMicrophone()
      if !onlyMicrophone { self.playback = nil }
      takeDown()
      standOrEnd()
      line?.fail(failure)
      if !onlyMicrophone {
        playback?.fail(failure == .interrupted ? .interrupted : .synthesisFailed)
      }
    }

    /// Restarts the engine for the remaining clients, or ends audio for them if that fails.
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
