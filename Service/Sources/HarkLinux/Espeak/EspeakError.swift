import Hark

/// The reason that eSpeak NG cannot speak.
public enum EspeakError: Error, Sendable, Hashable {
  /// The library's language data is not installed.
  case noData

  /// There is no voice for this language.
  case noVoice(LocaleTag)

  /// A sentence for the user that describes the problem and its remedy.
  public var sentence: String {
    switch self {
    case .noData: "The voices of eSpeak NG are missing; install the package espeak-ng-data."
    case .noVoice(let locale):
      "eSpeak NG has no voice for \(locale); choose another language, or read the replies."
    }
  }
}
