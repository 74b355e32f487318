import Hark

/// What `hark transcribe` was asked for, checked.
struct TranscribeChoices {
  let experience: Experience
  let recognizer: any Recognizer
  let deviceLocale: LocaleTag

  /// Finds what the names stand for; the failure lists what there is.
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
