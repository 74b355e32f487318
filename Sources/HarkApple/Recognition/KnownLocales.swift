import Hark

/// The languages of a recogniser of the system's, and the names that it knows them by.
///
/// The system gives them without order, with `_` or `-`, and some with keywords; language and region
/// are what counts.
struct KnownLocales: Sendable, Equatable {
  /// The languages, so ordered that the first with a wanted language is the one to fall back to: in
  /// the device's region, else the one that its language is at home in.
  let tags: [LocaleTag]

  private let identifiers: [LocaleTag: String]

  /// Reads the system's names; those of which no language can be made are left out.
  init(_ names: some Sequence<String>, device: LocaleTag) {
    var identifiers: [LocaleTag: String] = [:]
    for name in names.sorted() {
      guard let tag = LocaleTag(name), identifiers[tag] == nil else { continue }
      identifiers[tag] = name
    }
    self.identifiers = identifiers
    tags = identifiers.keys.sorted { left, right in
      let ranks = (Self.rank(left, device), Self.rank(right, device))
      return ranks.0 == ranks.1 ? left.description < right.description : ranks.0 < ranks.1
    }
  }

  /// The same without those of the wanted languages that come before the first in which `mayListen`;
  /// the same where it is true of none.
  ///
  /// Whoever asks for the first known of the wanted languages finds one that can be listened for.
  func leading(_ wanted: [LocaleTag], to mayListen: (LocaleTag) -> Bool) -> KnownLocales {
    let asked = wanted.compactMap { resolve([$0]) }
    guard let first = asked.firstIndex(where: mayListen) else { return self }
    let passed = Set(asked[..<first])
    return KnownLocales(
      tags: tags.filter { !passed.contains($0) },
      identifiers: identifiers.filter { !passed.contains($0.key) })
  }

  private init(tags: [LocaleTag], identifiers: [LocaleTag: String]) {
    self.tags = tags
    self.identifiers = identifiers
  }

  /// The system's name for a language; nil when it is not known.
  func identifier(of tag: LocaleTag) -> String? { identifiers[tag] }

  /// The language to listen for of those wanted, best first; nil when none is known.
  func resolve(_ wanted: [LocaleTag]) -> LocaleTag? { LocaleTag.resolve(wanted, among: tags) }

  /// Smaller is better: as the device speaks, then in the device's region, then at home.
  private static func rank(_ tag: LocaleTag, _ device: LocaleTag) -> Int {
    if tag == device { return 0 }
    if tag.region == device.region { return 1 }
    if tag == .americanEnglish || tag.region == tag.language.uppercased() { return 2 }
    return 3
  }
}
