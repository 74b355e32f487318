import ArgumentParser
import Hark
import HarkLinux

/// Who speaks to a screen, in which language, and whether it is kept meanwhile.
struct SpeakerOptions: ParsableArguments {
  @Option(help: "A sound file to speak in the person's place; - is standard input.")
  var file: String?

  @Option(help: "The microphone, by name or description.")
  var device: String?

  @OptionGroup var recognizing: RecognizerOptions

  @OptionGroup var language: LanguageOptions

  @OptionGroup var keeping: KeepingOptions

  /// Who speaks; nothing is opened yet.
  func speaker() async throws -> Speaker {
    Speaker(
      sound: file.map { SoundFileMicrophone(SoundSource(argument: $0)) },
      microphone: PulseMicrophone(device: device),
      recognizer: try await recognizing.make(locale: language.locale),
      keeping: await keeping.keeping())
  }

  /// How voice input behaves, in the language that is wanted of `speaker`.
  func experience(_ experience: Experience, of speaker: Speaker) throws(CommandFailure)
    -> Experience
  {
    try experience.spoken(in: language.locale, to: speaker.recognizer)
  }
}
