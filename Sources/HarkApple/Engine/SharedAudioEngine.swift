import Hark

#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import Foundation

  /// The device's audio input and output, on its own queue.
  ///
  /// One engine serves one microphone and one playback at a time, so that the system's voice
  /// processing can remove the reply from the microphone audio. No system resource is acquired
  /// until a microphone or a playback is opened.
  public final class SharedAudioEngine: Sendable {
    /// The engine of this app, which has only one audio session.
    public static let standard = SharedAudioEngine()

    let rig: Confined<AudioRig>
    let echo = EchoWatch()
    let timekeeper: any Timekeeper
    private let observer: SessionObserver
    private let claims = Locked(0)

    /// Creates an engine; apps use `standard`.
    package init(timekeeper: any Timekeeper = SystemTimekeeper(), order: PlayerOrder = .beforeTap) {
      self.timekeeper = timekeeper
      let way = Locked(Way())
      let rig = Confined("hark.audio", AudioRig.resting(order, echo, timekeeper, way))
      way.withLock { $0.rig = rig }
      observer = SessionObserver { [weak rig] event, engine in
        rig?.async { $0.take(event, about: engine) }
      }
      self.rig = rig
    }

    /// A weak reference through which callbacks reach the rig.
    struct Way: Sendable {
      weak var rig: Confined<AudioRig>?
    }

    /// The maximum time that closing a microphone takes, in seconds, even if the system is busy.
    static let patience = 0.4

    /// Releases the microphone, ends its stream, and releases the session if it is unused.
    ///
    /// Returns after at most `patience` seconds; the cleanup may continue in the background.
    func close(_ line: MicrophoneLine) async {
      await withCheckedContinuation { waiting in
        let waiting = Locked<CheckedContinuation<Void, Never>?>(waiting)
        let answer: @Sendable () -> Void = { waiting.exchange(nil)?.resume() }
        let alarm = Task { [timekeeper] in
          try? await timekeeper.sleep(until: timekeeper.now + Self.patience)
          await line.end()
          answer()
        }
        Task { [rig] in
          await rig.run { $0.close(line) }
          await line.end()
          await rig.run { $0.rest() }
          alarm.cancel()
          answer()
        }
      }
    }

    /// Selects the input with the given system identifier; `nil` leaves the choice to the system.
    ///
    /// An open microphone continues with the new input. If the input is unavailable, the current
    /// one stays in use. On a Mac, the user selects the input in System Settings.
    public func listen(to input: String?) { rig.async { $0.listen(to: input) } }

    /// Applies these effects to the microphone audio from now on.
    ///
    /// Effects outside `VoiceProcessing.effects` are ignored. An open microphone continues, but
    /// turning echo cancellation on or off in a conversation loses a few tenths of a second of audio.
    public func process(by effects: Set<AudioEffect>) { rig.async { $0.process(by: effects) } }
  }

  // Support for the system's own players.
  extension SharedAudioEngine {
    /// Marks the start of playback outside the engine, which keeps the session active until the
    /// matching call to `endPlaying`; returns when the session is configured.
    package func beginPlaying() async { await rig.run { $0.play(beside: true) } }

    /// Marks the end of playback outside the engine; returns immediately.
    package func endPlaying() { rig.async { $0.play(beside: false) } }

    /// Returns a stream with an element for each interruption that stops players outside the engine.
    ///
    /// The observation ends when the stream is released.
    package func interruptions() -> AsyncStream<Void> {
      let (interruptions, handle) = AsyncStream.makeStream(of: Void.self)
      let observer = SessionObserver { event, _ in
        if case .interruptionBegan = event, event.reaction != .ignore { handle.yield() }
      }
      handle.onTermination = { _ in withExtendedLifetime(observer) {} }
      return interruptions
    }
  }

  extension SharedAudioEngine {
    /// Claims the settings for the caller; returns the claim's number, counting from 1.
    func claim() -> Int {
      claims.withLock { claims in
        claims += 1
        return claims
      }
    }

    func isLatest(_ claim: Int) -> Bool { claims.withLock { $0 == claim } }
  }

  extension AudioRig {
    fileprivate static func resting(
      _ order: PlayerOrder, _ echo: EchoWatch, _ timekeeper: any Timekeeper,
      _ way: Locked<SharedAudioEngine.Way>
    ) -> AudioRig {
      AudioRig(
        order: order, echo: echo,
        now: { timekeeper.now },
        later: { seconds, generation, body in
          Task {
            try? await timekeeper.sleep(until: timekeeper.now + seconds)
            way.withLock { $0.rig }?.async { rig in
              if rig.generation == generation { body(&rig) }
            }
          }
        },
        heard: { playback, generation in
          way.withLock { $0.rig }?.async { $0.played(playback, generation) }
        })
    }
  }

  extension SharedAudioEngine {
    /// Returns a stream of the available microphones: the current list, then each changed list,
    /// until the stream is released.
    ///
    /// A headset is listed only while a microphone that may use it is open, so the list is read
    /// again after each route change.
    public func inputChanges() -> AsyncStream<[AudioInput]> {
      let (inputs, handle) = AsyncStream.makeStream(
        of: [AudioInput].self, bufferingPolicy: .bufferingNewest(1))
      let last = Locked<[AudioInput]?>(nil)
      let look: @Sendable () -> Void = { [rig] in
        rig.async { rig in
          let found = rig.session.ports.map(\.input)
          if last.exchange(found) != found { handle.yield(found) }
        }
      }
      let observer = SessionObserver { _, _ in look() }
      // The observer lives as long as the stream.
      handle.onTermination = { _ in withExtendedLifetime(observer) {} }
      look()
      return inputs
    }
  }
#endif

/// The system's voice processing of microphone audio, and the parts of it that can be turned on and
/// off.
///
/// Echo cancellation and suppression of steady noise share one switch, so noise suppression is not
/// a separate choice. The switch takes effect only while the microphone is open for a conversation.
/// Automatic gain has its own switch, which takes effect only while the first switch is on.
public struct VoiceProcessing: Sendable, Hashable {
  /// The effects that the user can choose.
  public static let effects: Set<AudioEffect> = [.echoCancellation, .automaticGain]

  let isOn: Bool
  let hasAutomaticGain: Bool

  /// Creates the settings for the user's chosen `effects` and the profile of the open microphone,
  /// `nil` if it is closed.
  init(_ effects: Set<AudioEffect>, profile: AudioProfile?) {
    isOn = profile == .conversation && effects.contains(.echoCancellation)
    hasAutomaticGain = isOn && effects.contains(.automaticGain)
  }
}
