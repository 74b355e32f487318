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

    /// The input that is asked for.
    var wanted = WantedInput()

    /// Counts the engines, so that what belonged to an older one is known.
    var generation = 0

    var session = SystemSession()
    var engine: AVAudioEngine?
    var input: AVAudioInputNode?
    var player: AVAudioPlayerNode?
    var line: MicrophoneLine?
    var playback: AVAudioEnginePlayback?
    var restart = EngineRestart()
    var rendering = RenderWatch()

    /// The engine's number behind which another attempt is on its way.
    var awaited = -1

    /// The number of the engine that is looked at again, whether it asks for sound.
    var looked = -1

    /// What the microphone was opened by, and the time before.
    var profile: AudioProfile?
    var lastProfile: AudioProfile?

    /// What the hardware gave when the engine was made.
    var inputRate = 0.0

    /// Whether the engine's voice processing is on.
    var cancelsEcho = false

    /// How many play by players of their own.
    var others = 0

    /// Whether whoever opens the microphone tries by himself.
    var isOpening = false

    let echo: EchoWatch

    /// Seconds, from any beginning.
    let now: @Sendable () -> Double

    /// Has the rig called after some seconds, if there is no newer engine.
    let later:
      @Sendable (
        _ seconds: Double, _ generation: Int, _ body: @escaping @Sendable (inout AudioRig) -> Void
      ) -> Void

    /// Has the rig told that a piece was heard.
    let heard: @Sendable (AVAudioEnginePlayback, _ generation: Int) -> Void
  }

  // Who uses it.
  extension AudioRig {
    /// Opens the microphone; false where there is an input that does not sound yet, and `canWait`:
    /// then `openAgain` or `giveUp` is called.
    mutating func open(
      _ line: MicrophoneLine, _ profile: AudioProfile, canWait: Bool = false
    ) throws(VoiceFailure) -> Bool {
      guard self.line == nil else { throw .microphoneBusy }
      (self.line, self.profile, lastProfile) = (line, profile, profile)
      return try openAgain(line, canWait: canWait)
    }

    /// Tries once more to open the microphone that is still wanted.
    mutating func openAgain(
      _ line: MicrophoneLine, canWait: Bool
    ) throws(VoiceFailure) -> Bool {
      guard self.line === line else { throw .interrupted }
      isOpening = false
      do throws(VoiceFailure) {
        try stand()
      } catch {
        // The session stays as it is: a headset's link that is let go of begins from scratch.
        isOpening = canWait && inputRate == 0 && !session.ports.isEmpty
        if isOpening { return false }
        giveUp(line)
        throw error
      }
      return true
    }

    /// Nobody waits for the microphone any more.
    mutating func giveUp(_ line: MicrophoneLine) {
      close(line)
      rest()
    }

    /// Frees the microphone; `rest` then sees to whoever is left.
    mutating func close(_ line: MicrophoneLine) {
      guard self.line === line else { return }
      leaveMicrophone()
      takeDown()
    }

    /// Nobody hears any more.
    mutating func leaveMicrophone() {
      (line, profile, isOpening) = (nil, nil, false)
      wanted.recover()
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
      rendering = RenderWatch()
      player?.stop()
      if line == nil { standOrEnd() }
    }

    /// Hears another input from now on.
    mutating func listen(to input: String?) {
      wanted.choose(input)
      if line != nil { prefer() }
    }

    /// Asks for the input that is wanted; one that is not there leaves everything as it is.
    mutating func prefer() {
      let found = InputChoice.named(wanted.id, among: session.ports)
      if found != nil || wanted.id == nil { session.prefer(found) }
    }

    /// Treats the microphone's sound in another way from now on.
    mutating func process(by effects: Set<AudioEffect>) {
      let old = VoiceProcessing(self.effects, profile: profile)
      self.effects = effects
      let new = VoiceProcessing(effects, profile: profile)
      if old.isOn != new.isOn { return attempt() }
      if cancelsEcho { input?.isVoiceProcessingAGCEnabled = new.hasAutomaticGain }
    }
  }
#endif
