import ArgumentParser
import Hark
import HarkLinux

/// The options for the audio source of a screen, its language, and whether its text is saved during
/// recordings.
struct SpeakerOptions: ParsableArguments {
  @Option(help: "A sound file to speak in the person's place; - is standard input.")
  var file: String?

  @Option(help: "The microphone, by name or description.")
  var device: String?

  @OptionGroup var recognizing: RecognizerOptions

  @OptionGroup var language: LanguageOptions

  @OptionGroup var keeping: KeepingOptions

  /// Returns the speaker without opening its file or microphone.
  func speaker() async throws -> Speaker {
    Speaker(
      sound: file.map { SoundFileMicrophone(SoundSource(argument: $0)) },
      microphone: PulseMicrophone(device: device),
      recognizer: try await recognizing.make(locale: language.locale),
      keeping: await keeping.keeping())
  }

  /// Returns `experience` with the language requested for `speaker`.
  func experience(_ experience: Experience, of speaker: Speaker) throws(CommandFailure)
    -> Experience
  {
    try experience.spoken(in: language.locale, to: speaker.recognizer)
  }
}
