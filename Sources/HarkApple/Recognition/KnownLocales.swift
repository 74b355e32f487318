import Foundation
import Hark

/// The languages of a system recognizer, with the system's names for them.
///
/// The system returns the names unordered, with `_` or `-`, and sometimes with keywords; only
/// language and region matter.
struct KnownLocales: Sendable, Equatable {
  /// The languages in this order: the device's own, others in its region, those for their home
  /// region (such as de-DE) together with American English, and the rest; the first one that
  /// matches a wanted language is its fallback.
  let tags: [LocaleTag]

  private let identifiers: [LocaleTag: String]

  /// Returns a copy without the languages that `resolve` prefers to the first one satisfying
  /// `mayListen`; an unchanged copy if there is none.
  func leading(_ wanted: [LocaleTag], to mayListen: (LocaleTag) -> Bool) -> KnownLocales {
    var rest = self
    while let tag = rest.resolve(wanted) {
      if mayListen(tag) { return rest }
      // `resolve` may now return the same language in another region before the next wanted one.
      rest = KnownLocales(
        tags: rest.tags.filter { $0 != tag },
        identifiers: rest.identifiers.filter { $0.key != tag })
    }
    return self
  }

  func identifier(of tag: LocaleTag) -> String? { identifiers[tag] }

  /// Returns the language to listen for, given the wanted languages in order of preference; `nil`
  /// if none is known.
  func resolve(_ wanted: [LocaleTag]) -> LocaleTag? { LocaleTag.resolve(wanted, among: tags) }
}

extension KnownLocales {
  /// Creates a list from the system's names; names that are not valid language tags are omitted.
  init(_ names: some Sequence<String>, device: LocaleTag) {
    let tagged = names.sorted().compactMap { name in LocaleTag(name).map { ($0, name) } }
    identifiers = Dictionary(tagged) { first, _ in first }
    tags = identifiers.keys.sorted { left, right in
      let ranks = (Self.rank(left, device), Self.rank(right, device))
      return ranks.0 == ranks.1 ? left.description < right.description : ranks.0 < ranks.1
    }
  }

  /// Returns the rank of a language, where smaller is better.
  private static func rank(_ tag: LocaleTag, _ device: LocaleTag) -> Int {
    if tag == device { return 0 }
    if tag.region == device.region { return 1 }
    if tag == .americanEnglish || tag.region == tag.language.uppercased() { return 2 }
    return 3
  }
}

extension LocaleTag {
  /// The device's language for this app (S1-60); American English if it cannot be determined.
  public static var device: LocaleTag { LocaleTag(Locale.current.identifier) ?? .americanEnglish }
}
