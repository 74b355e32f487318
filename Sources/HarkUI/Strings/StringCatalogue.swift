import Foundation
import Hark
import HarkPresentation

/// The strings of the screens, in the format of Xcode's string catalogs.
///
/// An app can add the catalog to its own, and edit and translate it there.
///
/// ```swift
/// let experience = StringCatalogue.worded(.capture, by: .main)
/// ```
public enum StringCatalogue {
  /// The name of the catalog, without its extension.
  public static let table = "Hark"

  /// Returns the key of a phrase of `experience` in the catalog, or `nil` if the catalog does not
  /// contain it.
  public static func key(_ phrase: Phrase, of experience: Experience) -> String? {
    phrase.key.map { "\(experience.name).\($0)" }
  }

  /// Returns the experience with the texts of `bundle`'s catalog, in the language that the system
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

  /// Returns the experience with the texts that `find` returns for the catalog's keys.
  static func worded(_ experience: Experience, find: (String) -> String?) -> Experience {
    var worded = experience
    for phrase in Phrase.keyed {
      guard let own = phrase.key, let key = key(phrase, of: experience) else { continue }
      if let text = find(key) { worded.words[own] = text }
    }
    return worded
  }
}

extension StringCatalogue {
  /// The presets' string catalog as the contents of a file, `Hark.xcstrings`.
  public static var file: String {
    let entries = Experience.presets.flatMap(entries).sorted { $0.key < $1.key }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.map(\.text).joined(separator: ",\n"))
        },
        "version" : "1.0"
      }

      """
  }

  /// A string in each language of its experience.
  private struct Entry {
    let key: String
    let texts: [(language: String, text: String)]

    var text: String {
      """
          \(key.quoted) : {
            "extractionState" : "manual",
            "localizations" : {
      \(texts.map(Self.unit).joined(separator: ",\n"))
            }
          }
      """
    }

    private static func unit(_ text: (language: String, text: String)) -> String {
      """
              \(text.language.quoted) : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : \(text.text.quoted)
                }
              }
      """
    }
  }

  private static func entries(_ experience: Experience) -> [Entry] {
    let wordings = WrittenLanguage.allCases
      .map { Wording(for: experience, language: $0.locale) }
      .reduce(into: [Wording]()) { known, wording in
        if !known.contains(where: { $0.language == wording.language }) { known.append(wording) }
      }
    return Phrase.keyed.compactMap { phrase in
      key(phrase, of: experience).map { key in
        Entry(key: key, texts: wordings.map { ($0.language.locale.language, $0[phrase]) })
      }
    }
  }
}

extension String {
  /// The string as a JSON literal.
  fileprivate var quoted: String {
    let inside = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(scalar)
      }
    }
    return "\"" + inside.joined() + "\""
  }
}
