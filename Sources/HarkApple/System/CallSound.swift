#if canImport(AVFAudio)
  import Foundation
  import Hark

  /// The audio of a call on a device: the microphone, replies with echo cancellation, and
  /// recordings of both.
  ///
  /// HarkUI builds a call's `CallSurroundings` from it.
  public final class CallSound: Sendable {
    /// The user's microphone; its audio is recorded if the user has enabled recording.
    public let microphone: any Microphone

    /// The synthesizer for replies.
    public let synthesizer: any Synthesizer

    /// The recorder of both sides of the call, used if the user has enabled recording.
    public let recorder: CallRecorder

    private let engine: SharedAudioEngine
    private let claim = Locked(0)
    private let told = Locked<SpokenAnnouncements?>(nil)

    /// The announcements of the call's session; `nil` before the session is created
    /// (`VoiceSession.system`).
    public var announcements: SpokenAnnouncements? { told.withLock { $0 } }

    /// Creates the audio of a call whose recordings are stored in `recordings`; nothing is opened
    /// yet.
    public init(
      recordings: any CallRecordings, engine: SharedAudioEngine = .standard,
      speech: any TextToSpeech = AVSpeechSynthesizerTextToSpeech()
    ) {
      self.engine = engine
      let recorder = CallRecorder(recordings)
      self.recorder = recorder
      microphone = RecordedMicrophone(AVAudioEngineMicrophone(engine: engine), by: recorder)
      let loudspeaker = AVAudioEngineLoudspeaker(engine: engine)
      synthesizer = LoudspeakerSynthesizer(
        speech, on: RecordedLoudspeaker(loudspeaker, by: recorder))
    }

    /// Applies the audio effects and input device of `settings`, even during a call; returns
    /// immediately.
    public func follow(_ settings: CallSettings) {
      claim.withLock { $0 = engine.claim() }
      engine.process(by: settings.effects)
      engine.listen(to: settings.inputDevice)
    }

    /// Restores the default processing and input after the call, so that its settings affect no
    /// other audio.
    ///
    /// Does nothing if a newer call has applied its settings.
    public func end() {
      guard claim.withLock({ engine.isLatest($0) }) else { return }
      engine.process(by: CallSettings().effects)
      engine.listen(to: nil)
    }

    func tell(by announcements: SpokenAnnouncements) { told.withLock { $0 = announcements } }

    /// Returns a stream of the available microphones: the current list, then a new list after each
    /// change.
    ///
    /// All of them support the effects in `VoiceProcessing.effects`.
    public func inputs() -> AsyncStream<[AudioInput]> { engine.inputChanges() }
  }
#endif
