import Hark

/// The languages an app has listened for since it started.
///
/// They determine which language to release when the system's limit is reached.
struct HeldLanguages: Sendable {
  /// The languages in order of use, most recent last.
  private var wanted: [LocaleTag] = []

  /// Records that the app listens for a language.
  mutating func want(_ tag: LocaleTag?) {
    guard let tag else { return }
    wanted.removeAll { $0 == tag }
    wanted.append(tag)
  }

  /// Returns the index in `held` of the language to release for `tag`, or `nil` if there is room or
  /// `tag` is already held.
  ///
  /// An unused language is released first, then the least recently used. The most recent one is
  /// never released, because it may be in use.
  func leaving(_ held: [LocaleTag?], for tag: LocaleTag?, most: Int) -> Int? {
    guard held.count >= most, !held.contains(where: { $0 == tag }) else { return nil }
    let latest = wanted.last { $0 != tag }
    return held.indices.filter { held[$0] == nil || held[$0] != latest }
      .min { age(held[$0]) < age(held[$1]) }
  }

  /// Returns the language's position in the order of use; smaller is older.
  private func age(_ tag: LocaleTag?) -> Int {
    tag.flatMap { wanted.lastIndex(of: $0) } ?? -1
  }
}
