/// A prefix tree of sound sequences, keyed by the classes of their sounds.
struct SoundTree: Sendable {
  /// A sound sequence of an entry.
  struct Leaf: Sendable {
    /// The index of the entry.
    let entry: Int
    let sounds: SoundSequence

    /// The number of words in the entry.
    let words: Int
  }

  /// A position in the tree, reached by the sounds so far.
  struct Place: Sendable, Equatable {
    fileprivate let node: Int

    /// The position before the first sound.
    static let start = Place(node: 0)
  }

  /// The next node for each node and class of sounds; 0 if there is none.
  private var next = [Int32](repeating: 0, count: Sound.groupCount)
  private var leaves: [[Leaf]] = [[]]

  /// The number of nodes in the tree, which determines its memory usage.
  var placeCount: Int { leaves.count }

  /// Adds a sequence; several sequences may have the same sounds.
  mutating func insert(_ leaf: Leaf) {
    var node = 0
    for sound in leaf.sounds.sounds {
      let slot = node * Sound.groupCount + sound.group
      if next[slot] == 0 {
        next[slot] = Int32(leaves.count)
        leaves.append([])
        next += [Int32](repeating: 0, count: Sound.groupCount)
      }
      node = Int(next[slot])
    }
    if !leaves[node].contains(where: { $0.entry == leaf.entry && $0.sounds == leaf.sounds }) {
      leaves[node].append(leaf)
    }
  }

  /// Returns the position after `sound`; `nil` if no sequence continues with it.
  func place(after place: Place, _ sound: Sound) -> Place? {
    let node = next[place.node * Sound.groupCount + sound.group]
    return node == 0 ? nil : Place(node: Int(node))
  }

  /// Returns the sequences that end at `place`.
  func leaves(at place: Place) -> [Leaf] { leaves[place.node] }

  /// Returns whether a sequence continues after `place`.
  func continues(after place: Place) -> Bool {
    let first = place.node * Sound.groupCount
    return next[first..<first + Sound.groupCount].contains { $0 != 0 }
  }
}
