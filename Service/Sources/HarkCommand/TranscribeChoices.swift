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
    var wanted = preset
    if let locale {
      let known = recognizer.traits.locales
      guard let tag = LocaleTag(locale), LocaleTag.resolve([tag], among: known) != nil else {
        throw CommandFailure.unknown(
          "a language of this recogniser", locale, known: known.map(\.description))
      }
      wanted.languages = [.tag(tag)]
    }
    experience = wanted
  }
}
