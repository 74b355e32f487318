#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  /// The device's sound, in and out, on a queue of its own: one microphone and one playback at a time,
  /// on one engine, so that the system's voice processing takes the reply out of what is heard.
  ///
  /// Nothing of the system is touched before something is opened.
  public final class SharedAudioEngine: Sendable {
    /// The one of this app: a device has one audio session.
    public static let standard = SharedAudioEngine()

    let rig: Confined<AudioRig>
    let echo = EchoWatch()
    let timekeeper: any Timekeeper
    private let observer: SessionObserver
    private let claims = Locked(0)

    /// Makes one; an app has `standard`.
    package init(timekeeper: any Timekeeper = SystemTimekeeper()) {
      self.timekeeper = timekeeper
      let way = Locked(Way())
      let rig = Confined("hark.audio", AudioRig.resting(echo, timekeeper, way))
      way.withLock { $0.rig = rig }
      observer = SessionObserver { [weak rig] event, engine in
        rig?.async { $0.take(event, about: engine) }
      }
      self.rig = rig
    }

    /// What the rig is called back through.
    struct Way: Sendable {
      weak var rig: Confined<AudioRig>?
    }

    /// Seconds that closing a microphone takes, at most, whatever the system is busy with.
    static let patience = 0.4

    /// Frees the microphone, ends its sound, and lets go of the session where nobody else uses it;
    /// returns when that is done, or after `patience`, when the sound is over and the rest goes on by
    /// itself.
    func close(_ line: MicrophoneLine) async {
      await withCheckedContinuation { waiting in
        let waiting = Locked<CheckedContinuation<Void, Never>?>(waiting)
        let answer: @Sendable () -> Void = {
          let waiting = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
          }
          waiting?.resume()
        }
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

    /// Hears the input that the system gives this name; nil leaves it to the system.
    ///
    /// An open microphone goes on from there; one that is not there leaves everything as it is.
    public func listen(to input: String?) { rig.async { $0.listen(to: input) } }

    /// Has these effects on the microphone's sound from now on, as far as `VoiceProcessing.effects` has
    /// them; an open microphone goes on, without what is said in the tenths of a second that it takes.
    public func process(by effects: Set<AudioEffect>) { rig.async { $0.process(by: effects) } }
  }

  // For players of the system's own.
  extension SharedAudioEngine {
    /// Something is played beside the engine from now on; returns when the session is for playing.
    ///
    /// It then stays when a microphone is closed. To be followed by one `endPlaying`.
    package func beginPlaying() async { await rig.run { $0.play(beside: true) } }

    /// It is over; returns at once.
    package func endPlaying() { rig.async { $0.play(beside: false) } }
  }

  // Whose choices hold.
  extension SharedAudioEngine {
    /// Somebody chooses for themselves; the number of that, from 1.
    func claim() -> Int {
      claims.withLock { claims in
        claims += 1
        return claims
      }
    }

    /// Whether nobody has chosen since this number was given.
    func isLatest(_ claim: Int) -> Bool { claims.withLock { $0 == claim } }
  }

  extension AudioRig {
    /// A rig that nobody uses.
    fileprivate static func resting(
      _ echo: EchoWatch, _ timekeeper: any Timekeeper, _ way: Locked<SharedAudioEngine.Way>
    ) -> AudioRig {
      AudioRig(
        echo: echo,
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
#endif
