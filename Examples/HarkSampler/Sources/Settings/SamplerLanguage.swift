import Hark

/// The language that is listened for.
enum SamplerLanguage: String, Hashable, CaseIterable {
  case experience, english, bokmal

  /// What it is called.
  var title: String {
    switch self {
    case .experience: "As the experience has it"
    case .english: "English (US)"
    case .bokmal: "Norsk bokmål"
    }
  }

  /// The language itself; nil leaves the experience its own.
  var tag: LocaleTag? {
    switch self {
    case .experience: nil
    case .english: .americanEnglish
    case .bokmal: .norwegianBokmal
    }
  }
}
