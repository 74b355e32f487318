import Hark
import HarkLinux
import HarkScreens

/// The two ways of a call's sound: from a microphone through what cleans it, and to a loudspeaker.
struct CallSound: Sendable {
  /// The device that hears the person.
  let device: PulseMicrophone

  /// Where replies are heard.
  let loudspeaker: PulseLoudspeaker

  /// What cleans the device's sound.
  let cleaner: SoundCleaner

  /// What makes sound of replies.
  let speech: any TextToSpeech

  /// Records both ways, when the person wants it.
  let recorder: CallRecorder

  /// A call by `settings`, whose replies are spoken by `voice`, or else by eSpeak NG, and played into
  /// `loudspeaker`, and which is recorded in `recordings`; nothing is opened yet.
  init(
    _ settings: CallSettings, voice: (any TextToSpeech)? = nil, loudspeaker: String?,
    recordings: any CallRecordings
  ) {
    speech = voice ?? EspeakTextToSpeech.own
    // The worker is ready before the first reply.
    if voice == nil { Task { await EspeakTextToSpeech.own.warmUp() } }
    recorder = CallRecorder(recordings)
    device = PulseMicrophone(device: settings.inputDevice)
    self.loudspeaker = PulseLoudspeaker(device: loudspeaker)
    cleaner = SoundCleaner(LinuxAudioProcessing(), effects: settings.effects)
  }

  /// The device's sound, cleaned.
  var microphone: any Microphone {
    RecordedMicrophone(ProcessedMicrophone(device, through: cleaner), by: recorder)
  }

  /// Speaks replies, and tells the cleaner what it plays.
  var synthesizer: LoudspeakerSynthesizer {
    LoudspeakerSynthesizer(
      speech, on: RecordedLoudspeaker(loudspeaker, by: recorder),
      reference: { [cleaner] in cleaner.send(reference: $0.samples) })
  }

  /// Has the sound follow settings that were changed in the middle of a call, which goes on.
  func follow(_ settings: CallSettings) {
    cleaner.effects = settings.effects
    if settings.inputDevice != device.device { device.listen(to: settings.inputDevice) }
  }

  /// The microphones to choose from, now and whenever one is plugged in or out, and the effects.
  func choices() -> AsyncStream<CallSurroundings.Choices> {
    AsyncStream { [cleaner] choices in
      let watching = Task {
        var told: [AudioInput]?
        repeat {
          let inputs = await Self.inputs()
          if inputs != told { choices.yield(.init(inputs: inputs, effects: cleaner.available)) }
          told = inputs
        } while (try? await Task.sleep(nanoseconds: Self.glance)) != nil
      }
      choices.onTermination = { _ in watching.cancel() }
    }
  }

  /// None while there is no sound server.
  private static func inputs() async -> [AudioInput] {
    let devices = (try? await PulseMicrophone.devices()) ?? []
    return devices.filter { !$0.isMonitor }.map { AudioInput(id: $0.name, name: $0.description) }
  }

  /// Nanoseconds between two looks for microphones.
  private static let glance: UInt64 = 3_000_000_000

  /// Why replies in the language of `locale` cannot be heard, in one sentence; nil when they can.
  func problem(with locale: LocaleTag) -> String? {
    (speech as? EspeakTextToSpeech)?.problem(with: locale)?.sentence
  }

  /// What a person can do here about a failure, in one sentence; nil where its message says it all.
  func explanation(of failure: VoiceFailure, locale: LocaleTag?) -> String? {
    switch failure {
    case .microphoneUnavailable, .microphoneBusy, .microphoneLost, .microphonePermissionDenied:
      device.problem?.sentence
    case .synthesisFailed:
      loudspeaker.problem?.loudspeakerSentence
        ?? locale.flatMap { problem(with: $0) }
    default: nil
    }
  }
}
