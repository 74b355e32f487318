import Hark

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
