import Hark

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
