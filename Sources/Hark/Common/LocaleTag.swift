/// A language with an optional region, such as `en-US` or `nb-NO` (BCP 47).
public struct LocaleTag: Sendable, Hashable, CustomStringConvertible {
  /// The language in lowercase, such as `en`.
  public let language: String

  /// The region in uppercase, such as `US`; `nil` for any region.
  public let region: String?

  /// Parses a tag such as `en`, `en-US`, `en_US.UTF-8`, or `en_US@rg=gbzzzz`; `nil` if it does not
  /// begin with a language of two or three letters.
  public init?(_ text: String) {
    let plain = text.prefix { $0 != "." && $0 != "@" }
    let parts = plain.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, (2...3).contains(first.count),
      first.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    language = first.lowercased()
    region = parts.dropFirst().first { part in
      part.allSatisfy(\.isASCII)
        && (part.count == 2 || (part.count == 3 && part.allSatisfy(\.isNumber)))
    }?.uppercased()
  }

  /// American English.
  public static let americanEnglish = LocaleTag(language: "en", region: "US")

  /// Norwegian Bokmål.
  public static let norwegianBokmal = LocaleTag(language: "nb", region: "NO")

  /// The tag in BCP 47 form.
  public var description: String { region.map { "\(language)-\($0)" } ?? language }

  /// Returns the best match in `known`, by language and preferably region, for the first tag of
  /// `wanted` that has one; `nil` if there is none.
  public static func resolve(_ wanted: [LocaleTag], among known: [LocaleTag]) -> LocaleTag? {
    for tag in wanted {
      if known.contains(tag) { return tag }
      if let near = known.first(where: { $0.language == tag.language }) { return near }
    }
    return nil
  }

  private init(language: String, region: String?) {
    self.language = language
    self.region = region
  }
}
