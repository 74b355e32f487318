#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Foundation
  import Hark

  /// The engine that runs, and who uses it: the microphone, a playback, or both at once, so that the
  /// system can take the reply out of what the microphone hears.
  ///
  /// It lives on one queue. Whenever something is not as it was, an engine is made anew for those who
  /// use it: that takes a few milliseconds, and no state of an old one can stand in the way.
  struct AudioRig {
    /// What is done to the microphone's sound.
    var effects: Set<AudioEffect> = [.echoCancellation]

    /// The input that is asked for; nil leaves it to the system.
    var wantedInput: String?

    /// Counts the engines, so that what belonged to an older one is known.
    var generation = 0

    var session = SystemSession()
    var engine: AVAudioEngine?
    var input: AVAudioInputNode?
    var player: AVAudioPlayerNode?
    var line: MicrophoneLine?
    var playback: AVAudioEnginePlayback?
    var restart = EngineRestart()

    /// What the microphone was opened by, and the time before.
    var profile: AudioProfile?
    var lastProfile: AudioProfile?

    /// What the hardware gave when the engine was made.
    var inputRate = 0.0

    let echo: EchoWatch

    /// Has the rig called again, after some seconds, if there is no newer engine.
    let later: @Sendable (_ seconds: Double, _ generation: Int) -> Void

    /// Has the rig told that a piece was heard.
    let heard: @Sendable (AVAudioEnginePlayback, _ generation: Int) -> Void
  }

  // Who uses it.
  extension AudioRig {
    mutating func open(_ line: MicrophoneLine, _ profile: AudioProfile) throws(VoiceFailure) {
      guard self.line == nil else { throw .microphoneBusy }
      (self.line, self.profile, lastProfile) = (line, profile, profile)
      do throws(VoiceFailure) {
        try stand()
      } catch {
        (self.line, self.profile) = (nil, nil)
        standOrEnd()
        throw error
      }
    }

    /// Frees the microphone; `rest` then sees to whoever is left.
    mutating func close(_ line: MicrophoneLine) {
      guard self.line === line else { return }
      (self.line, profile) = (nil, nil)
      takeDown()
    }

    /// Lets go of the session where nobody is left, or goes on for the playback that is.
    mutating func rest() {
      if line == nil, engine == nil { standOrEnd() }
    }

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
      player?.stop()
      if line == nil { standOrEnd() }
    }

    /// Hears another input from now on.
    mutating func listen(to input: String?) {
      wantedInput = input
      if line != nil { session.prefer(InputChoice.named(input, among: session.ports)) }
    }

    /// Treats the microphone's sound in another way from now on.
    mutating func process(by effects: Set<AudioEffect>) {
      let old = VoiceProcessing(self.effects, profile: profile)
      self.effects = effects
      let new = VoiceProcessing(effects, profile: profile)
      if old.isOn != new.isOn { return again() }
      if new.isOn { input?.isVoiceProcessingAGCEnabled = new.hasAutomaticGain }
    }
  }

  // What the system tells.
  extension AudioRig {
    mutating func take(_ event: SessionEvent, about engine: ObjectIdentifier?) {
      if event == .mediaServicesLost || event == .mediaServicesReset { session.forget() }
      guard line != nil || playback != nil else { return }
      if let engine, engine != self.engine.map(ObjectIdentifier.init) { return }
      switch event.reaction {
      case .ignore: return
      case .check: if !runsAsHardware { again() }
      case .moveToBuiltIn:
        wantedInput = InputChoice.builtIn(among: session.ports)?.id
        session.forget()
        again()
      case .letGo: letGo()
      case .rebuild: again()
      case .fail(let failure): end(failure)
      }
    }

    /// Begins anew for those who use it, as often as is worth trying.
    mutating func again() {
      restart = EngineRestart()
      tryAgain()
    }

    mutating func tryAgain() {
      do throws(VoiceFailure) {
        try stand()
      } catch {
        guard let delay = restart.next() else { return end(.microphoneLost) }
        later(delay, generation)
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
      (self.line, profile) = (nil, nil)
      if !onlyMicrophone { self.playback = nil }
      takeDown()
      standOrEnd()
      line?.fail(failure)
      if !onlyMicrophone {
        playback?.fail(failure == .interrupted ? .interrupted : .synthesisFailed)
      }
    }

    /// Goes on for whoever is left.
    private mutating func standOrEnd() {
      do throws(VoiceFailure) {
        try stand()
      } catch {
        let (line, playback) = (line, playback)
        (self.line, profile, self.playback) = (nil, nil, nil)
        takeDown()
        session.deactivate()
        line?.fail(error)
        playback?.fail(.synthesisFailed)
      }
    }
  }
#endif
