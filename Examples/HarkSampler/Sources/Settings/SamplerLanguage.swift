import Hark
import HarkPresentation

/// The language of recognition.
enum SamplerLanguage: String, Hashable, CaseIterable {
  case experience, english, bokmal

  /// The title of the language.
  var title: String {
    switch self {
    case .experience: "As the experience has it"
    case .english: "English (US)"
    case .bokmal: "Norsk bokmål"
    }
  }

  /// The language tag; `nil` for the experience's own language.
  var tag: LocaleTag? {
    switch self {
    case .experience: nil
    case .english: .americanEnglish
    case .bokmal: .norwegianBokmal
    }
  }
}
