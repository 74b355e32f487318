import Hark

/// Why eSpeak NG does not speak.
public enum EspeakError: Error, Sendable, Hashable {
  /// Its data, which holds the languages, is not installed.
  case noData

  /// It has no voice for this language.
  case noVoice(LocaleTag)

  /// One sentence for a person: what is wrong, and what to do.
  public var sentence: String {
    switch self {
    case .noData: "The voices of eSpeak NG are missing; install the package espeak-ng-data."
    case .noVoice(let locale):
      "eSpeak NG has no voice for \(locale); choose another language, or read the replies."
    }
  }
}
