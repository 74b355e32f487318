#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  // What the system tells.
  extension AudioRig {
    mutating func take(_ event: SessionEvent, about engine: ObjectIdentifier?) {
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

    /// Begins anew for those who use it, as often as is worth trying; nothing where that is about to
    /// happen.
    mutating func again() {
      guard !isOpening, awaited != generation else { return }
      guard let delay = restart.next(at: now()) else { return end(.microphoneLost) }
      guard delay > 0 else { return attempt() }
      takeDown()
      awaited = generation
      later(delay, generation) { $0.attempt() }
    }

    /// Begins anew for those who use it, now.
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

    /// Ends it for everybody, but for a playback where only the microphone went away.
    ///
    /// It is told once everything is free.
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

    /// Goes on for whoever is left.
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
