/// The search for a short life that breaks the same rule as a long one.
///
/// It uses delta debugging: it omits ever smaller parts of the acts, as long as the remaining acts
/// break the rule.
struct Shrinking<World: Life>: Sendable {
  /// The maximum number of worlds to try; each takes milliseconds.
  private static var tries: Int { 400 }

  private let seed: UInt64
  private let rule: String
  private var triesLeft = Self.tries

  /// Creates a search for the fewest acts of `seed` that break the rule of `complaint`.
  init(seed: UInt64, complaint: String) {
    self.seed = seed
    rule = Self.rule(of: complaint)
  }

  /// Returns the smallest set of acts that was found, given acts that break the rule.
  mutating func shortest(of acts: [Int]) async -> [Int] {
    if let none = await broken(by: []) { return none }
    var (kept, parts) = (acts, 2)
    while kept.count > 1 {
      if let fewer = await shorter(kept, parts) {
        (kept, parts) = (fewer, max(parts - 1, 2))
      } else if parts < kept.count, triesLeft > 0 {
        parts = min(parts * 2, kept.count)
      } else {
        break
      }
    }
    return kept
  }

  /// Returns the acts without one of `count` parts, if they still break the rule.
  private mutating func shorter(_ acts: [Int], _ count: Int) async -> [Int]? {
    for part in 0..<count {
      let left = acts.count * part / count..<acts.count * (part + 1) / count
      if let found = await broken(by: Array(acts[..<left.lowerBound] + acts[left.upperBound...])) {
        return found
      }
    }
    return nil
  }

  /// Returns the acts that took place, if they break the rule.
  private mutating func broken(by acts: [Int]) async -> [Int]? {
    guard triesLeft > 0 else { return nil }
    triesLeft -= 1
    let record = Record(isKept: false)
    _ = await World.live(seed: seed, only: Set(acts), record: record)
    return record.complaints.contains { Self.rule(of: $0) == rule } ? record.acts.sorted() : nil
  }

  /// Returns a complaint without its numbers, which differ between runs.
  private static func rule(of complaint: String) -> String { complaint.filter(\.isLetter) }
}
