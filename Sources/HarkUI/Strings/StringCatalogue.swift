import Foundation
import Hark
import HarkPresentation

/// The strings of the screens, in the format of Xcode's string catalogs.
///
/// An app can add the catalog to its own resources, and edit and translate it there.
///
/// ```swift
/// let experience = StringCatalogue.worded(.capture, by: .main)
/// ```
public enum StringCatalogue {
  /// The name of the catalog, without its extension.
  public static let table = "Hark"

  /// Returns the key of a phrase of `experience` in a catalog, or `nil` if the phrase has none.
  public static func key(_ phrase: Phrase, of experience: Experience) -> String? {
    phrase.key.map { "\(experience.name).\($0)" }
  }

  /// Returns the experience with the strings of `bundle`'s catalog, in the language that the system
  /// selected for the app.
  ///
  /// - Parameters:
  ///   - experience: A preset, or a custom experience with keys under its name.
  ///   - bundle: The bundle with the catalog.
  ///   - table: The name of the catalog, without its extension.
  public static func worded(
    _ experience: Experience, by bundle: Bundle, table: String = table
  ) -> Experience {
    worded(experience) { key in
      let found = bundle.localizedString(forKey: key, value: nil, table: table)
      // A bundle returns the key itself if it has no string for it.
      return found == key ? nil : found
    }
  }

  static func worded(_ experience: Experience, find: (String) -> String?) -> Experience {
    var worded = experience
    for phrase in Phrase.keyed {
      if let own = phrase.key, let text = key(phrase, of: experience).flatMap(find) {
        worded.words[own] = text
      }
    }
    return worded
  }
}

extension StringCatalogue {
  /// The presets' string catalog as the contents of a file, `Hark.xcstrings`.
  public static var file: String {
    let catalog = Catalog(
      strings: Dictionary(uniqueKeysWithValues: Experience.presets.flatMap(entries)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding cannot fail, because the catalog consists of strings only.
    return String(decoding: (try? encoder.encode(catalog)) ?? Data(), as: UTF8.self) + "\n"
  }

  private static func entries(_ experience: Experience) -> [(String, Catalog.Entry)] {
    let wordings = WrittenLanguage.allCases.map { Wording(for: experience, language: $0.locale) }
    return Phrase.keyed.compactMap { phrase in
      key(phrase, of: experience).map { key in
        let texts = wordings.map { wording in
          (
            wording.language.locale.language,
            Catalog.Localization(stringUnit: Catalog.Unit(value: wording[phrase]))
          )
        }
        // An unsupported language falls back to English, whose wording then occurs twice.
        return (key, Catalog.Entry(localizations: Dictionary(texts) { first, _ in first }))
      }
    }
  }
}

private struct Catalog: Encodable {
  var sourceLanguage = "en"
  var strings: [String: Entry]
  var version = "1.0"

  struct Entry: Encodable {
    var extractionState = "manual"
    var localizations: [String: Localization]
  }

  struct Localization: Encodable { var stringUnit: Unit }

  struct Unit: Encodable {
    var state = "translated"
    var value: String
  }
}
