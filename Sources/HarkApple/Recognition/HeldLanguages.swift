import Hark

/// Which languages an app has listened for since its start, to tell which the system may let go of
/// when it keeps as many as it will.
struct HeldLanguages: Sendable {
  /// The latest is the last.
  private var wanted: [LocaleTag] = []

  /// A language is listened for.
  mutating func want(_ tag: LocaleTag?) {
    guard let tag else { return }
    wanted.removeAll { $0 == tag }
    wanted.append(tag)
  }

  /// Which of `held` is to give way to `tag`, as its place among them; nil where there is room or it
  /// is held.
  ///
  /// One that nobody listened for goes first, then the one that was listened for longest ago: never
  /// the latest, which may be listening now.
  func leaving(_ held: [LocaleTag?], for tag: LocaleTag?, most: Int) -> Int? {
    guard held.count >= most, !held.contains(where: { $0 == tag }) else { return nil }
    let latest = wanted.last { $0 != tag }
    return held.indices.filter { held[$0] == nil || held[$0] != latest }
      .min { age(held[$0]) < age(held[$1]) }
  }

  /// Smaller is longer ago.
  private func age(_ tag: LocaleTag?) -> Int {
    tag.flatMap { wanted.lastIndex(of: $0) } ?? -1
  }
}
