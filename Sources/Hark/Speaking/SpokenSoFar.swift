/// Tells how much of a text has been heard, from how much of its sound has.
struct SpokenSoFar: Sendable {
  private struct Milestone: Sendable {
    var position: Int
    var characters: Int
  }

  private var milestones: [Milestone] = []

  /// Characters that have been heard to their end.
  private(set) var characters = 0

  /// Once the sound before `position` has been heard, so have this many characters.
  mutating func expect(_ characters: Int, at position: Int) {
    milestones.append(Milestone(position: position, characters: characters))
  }

  /// The sound before `position` has been heard; the characters, when they have become more.
  mutating func hear(upTo position: Int) -> Int? {
    let reached = milestones.prefix { $0.position <= position }
    milestones.removeFirst(reached.count)
    guard let most = reached.map(\.characters).max(), most > characters else { return nil }
    characters = most
    return most
  }
}
