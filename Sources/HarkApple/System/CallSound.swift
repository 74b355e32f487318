#if canImport(UIKit)
  import Foundation
  import Hark

  /// Both ways of a call's sound on a device, wired: the microphone, replies that the system takes out
  /// of it, and recordings of both.
  ///
  /// `CallSurroundings` of the screens are made of `follow`, `choices`, `announcements`, `end` and
  /// `recorder`.
  public final class CallSound: Sendable {
    /// Hears the person; what it hears is recorded if the person wants it.
    public let microphone: any Microphone

    /// Speaks replies.
    public let synthesizer: any Synthesizer

    /// Records both ways, when the person wants it.
    public let recorder: CallRecorder

    private let engine: SharedAudioEngine
    private let claim = Locked(0)
    private let told = Locked<SpokenAnnouncements?>(nil)

    /// What tells a person of the call's session; nil before there is one (`VoiceSession.system`).
    public var announcements: SpokenAnnouncements? { told.withLock { $0 } }

    /// What there is to choose from.
    public struct Choices: Sendable, Equatable {
      /// The microphones, as people know them.
      public let inputs: [AudioInput]

      /// What can be done to their sound.
      public let effects: Set<AudioEffect>
    }

    /// Wires a call whose recordings are kept in `recordings`; nothing is opened yet.
    public init(
      recordings: any CallRecordings, engine: SharedAudioEngine = .standard,
      speech: any TextToSpeech = AVSpeechSynthesizerTextToSpeech()
    ) {
      self.engine = engine
      let recorder = CallRecorder(recordings)
      self.recorder = recorder
      microphone = RecordedMicrophone(AVAudioEngineMicrophone(engine: engine), by: recorder)
      let loudspeaker = AVAudioEngineLoudspeaker(engine: engine)
      synthesizer = AVSpeechSynthesizerSynthesizer(
        on: RecordedLoudspeaker(loudspeaker, by: recorder), speech: speech)
    }

    /// Has the sound follow settings, also in the middle of a call; returns at once.
    public func follow(_ settings: CallSettings) {
      claim.withLock { $0 = engine.claim() }
      engine.process(by: settings.effects)
      engine.listen(to: settings.inputDevice)
    }

    /// The call is over: what was chosen for it holds for nothing else that this device hears, and the
    /// choices of a call that has begun meanwhile stay.
    public func end() {
      guard claim.withLock({ engine.isLatest($0) }) else { return }
      engine.process(by: CallSettings().effects)
      engine.listen(to: nil)
    }

    /// The session of this call tells a person by these.
    func tell(by announcements: SpokenAnnouncements) { told.withLock { $0 = announcements } }

    /// The microphones to choose from, now and whenever one comes or goes, and the effects.
    public func choices() -> AsyncStream<Choices> {
      let inputs = engine.inputChanges()
      return AsyncStream { choices in
        let watching = Task {
          for await found in inputs {
            choices.yield(Choices(inputs: found, effects: VoiceProcessing.effects))
          }
          choices.finish()
        }
        choices.onTermination = { _ in watching.cancel() }
      }
    }
  }
#endif
