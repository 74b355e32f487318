import ArgumentParser
import Hark

struct LanguageOptions: ParsableArguments {
  @Option(help: "Language, such as en-US; the environment's by default.")
  var locale: String?
}

extension Experience {
  /// Returns the preset for the given language; the error for an unsupported one lists those that
  /// `recognizer` supports.
  func spoken(in locale: String?, to recognizer: any Recognizer) throws(CommandFailure)
    -> Experience
  {
    guard let locale else { return self }
    let known = recognizer.traits.locales
    guard let tag = LocaleTag(locale), LocaleTag.resolve([tag], among: known) != nil else {
      throw .unknown("a language of this recognizer", locale, known: known.map(\.description))
    }
    var wanted = self
    wanted.languages = [.tag(tag)]
    return wanted
  }
}

enum EnvironmentLocale {
  /// Returns the language in the first of `LC_ALL`, `LC_MESSAGES`, and `LANG` that is set; American
  /// English if none is set or the value does not name a language.
  static func tag(in environment: [String: String]) -> LocaleTag {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let first = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    // `C` and `POSIX` are not languages, and `LocaleTag` rejects both.
    return LocaleTag(first) ?? .americanEnglish
  }
}
