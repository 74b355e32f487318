import Hark
import HarkAudioProcessing
import HarkEspeak
import HarkPulse
import HarkScreens

/// The audio of a call in both directions: from a microphone through audio processing, and to a
/// loudspeaker.
struct CallSound: Sendable {
  let device: PulseMicrophone
  let loudspeaker: PulseLoudspeaker
  let cleaner: SoundCleaner
  let speech: any TextToSpeech
  let recorder: CallRecorder

  /// Creates the audio of a call without opening a device; eSpeak NG speaks if `voice` is `nil`.
  init(
    _ settings: CallSettings, voice: (any TextToSpeech)? = nil, loudspeaker: String?,
    recordings: any CallRecordings
  ) {
    speech = voice ?? EspeakTextToSpeech.own
    // The worker should be ready before the first reply.
    if voice == nil { Task { await EspeakTextToSpeech.own.warmUp() } }
    recorder = CallRecorder(recordings)
    device = PulseMicrophone(device: settings.inputDevice)
    self.loudspeaker = PulseLoudspeaker(device: loudspeaker)
    cleaner = SoundCleaner(CallAudioProcessing(), effects: settings.effects)
  }

  var microphone: any Microphone {
    RecordedMicrophone(ProcessedMicrophone(device, through: cleaner), by: recorder)
  }

  /// The synthesizer for replies, which also supplies the echo reference.
  var synthesizer: LoudspeakerSynthesizer {
    LoudspeakerSynthesizer(
      speech, on: RecordedLoudspeaker(loudspeaker, by: recorder),
      reference: { [cleaner] in cleaner.send(reference: $0.samples) })
  }

  /// Applies changed effects or a changed microphone without interrupting the call.
  func follow(_ settings: CallSettings) {
    cleaner.effects = settings.effects
    if settings.inputDevice != device.device { device.listen(to: settings.inputDevice) }
  }

  /// Returns a stream of the available microphones and effects: the current ones, and new ones
  /// whenever the microphones change.
  func choices() -> AsyncStream<CallSurroundings.Choices> {
    AsyncStream { [cleaner] choices in
      let watching = Task {
        var known: [AudioInput]?
        repeat {
          let inputs = await Self.inputs()
          if inputs != known { choices.yield(.init(inputs: inputs, effects: cleaner.available)) }
          known = inputs
        } while (try? await Task.sleep(nanoseconds: Self.interval)) != nil
      }
      choices.onTermination = { _ in watching.cancel() }
    }
  }

  /// Returns the available microphones; empty if they cannot be listed.
  private static func inputs() async -> [AudioInput] {
    let devices = (try? await PulseMicrophone.devices()) ?? []
    return devices.filter { !$0.isMonitor }.map { AudioInput(id: $0.name, name: $0.description) }
  }

  private static let interval: UInt64 = 3_000_000_000

  /// Returns the reason that the local voice cannot speak this language, in one sentence; `nil` if it
  /// can, or if a server provides the voice.
  func problem(with locale: LocaleTag) -> String? {
    (speech as? EspeakTextToSpeech)?.problem(with: locale)?.sentence
  }

  /// Returns the known problem with a device or the voice and how to fix it, in one sentence; `nil`
  /// if there is none.
  func explanation(of failure: VoiceFailure, locale: LocaleTag?) -> String? {
    switch failure {
    case .microphoneUnavailable, .microphoneBusy, .microphoneLost, .microphonePermissionDenied:
      device.problem?.sentence
    case .synthesisFailed:
      loudspeaker.problem?.loudspeakerSentence ?? locale.flatMap { problem(with: $0) }
    default: nil
    }
  }
}
