import ArgumentParser
import Hark

/// The language that is spoken.
struct LanguageOptions: ParsableArguments {
  @Option(help: "The language, such as en-US; the environment's unless given.")
  var locale: String?
}

extension Experience {
  /// The same in the language of that name, where one is given; the failure lists what `recognizer`
  /// knows.
  func spoken(in locale: String?, to recognizer: any Recognizer) throws(CommandFailure)
    -> Experience
  {
    guard let locale else { return self }
    let known = recognizer.traits.locales
    guard let tag = LocaleTag(locale), LocaleTag.resolve([tag], among: known) != nil else {
      throw CommandFailure.unknown(
        "a language of this recogniser", locale, known: known.map(\.description))
    }
    var wanted = self
    wanted.languages = [.tag(tag)]
    return wanted
  }
}

/// The language that the environment is set to.
enum EnvironmentLocale {
  /// Reads `LC_ALL`, else `LC_MESSAGES`, else `LANG`; American English where they name none.
  static func tag(in environment: [String: String]) -> LocaleTag {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let first = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    // `C` and `POSIX` are no languages, and `LocaleTag` reads neither.
    return LocaleTag(first) ?? .americanEnglish
  }
}
