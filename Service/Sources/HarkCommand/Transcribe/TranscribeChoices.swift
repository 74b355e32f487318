import Hark

/// The validated options of `hark transcribe`.
struct TranscribeChoices {
  let experience: Experience
  let recognizer: any Recognizer
  let deviceLocale: LocaleTag

  /// Creates choices from the given names; the error for an unknown name lists the known ones.
  init(
    experience name: String, recognizer: any Recognizer, locale: String?,
    environment: [String: String]
  ) throws(CommandFailure) {
    guard let preset = Experience.presets.first(where: { $0.name == name }) else {
      throw CommandFailure.unknown("an experience", name, known: Experience.presets.map(\.name))
    }
    self.recognizer = recognizer
    deviceLocale = EnvironmentLocale.tag(in: environment)
    experience = try preset.spoken(in: locale, to: recognizer)
  }
}
