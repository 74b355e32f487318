/// A prefix tree of phoneme sequences, keyed by the classes of their phonemes.
struct PhonemeTree: Sendable {
  /// A phoneme sequence of an entry.
  struct Leaf: Sendable {
    /// The index of the entry.
    let entry: Int
    let phonemes: PhonemeSequence

    /// The number of words in the entry.
    let words: Int
  }

  /// A position in the tree, reached by the phonemes so far.
  struct Place: Sendable, Equatable {
    fileprivate let node: Int

    /// The position before the first phoneme.
    static let start = Place(node: 0)
  }

  /// The next node for each node and class of phonemes; 0 if there is none.
  private var next = [Int32](repeating: 0, count: Phoneme.groupCount)
  private var leaves: [[Leaf]] = [[]]

  /// The number of nodes in the tree, which determines its memory usage.
  var placeCount: Int { leaves.count }

  /// Adds a sequence; several sequences may have the same phonemes.
  mutating func insert(_ leaf: Leaf) {
    var node = 0
    for phoneme in leaf.phonemes.phonemes {
      let slot = node * Phoneme.groupCount + phoneme.group
      if next[slot] == 0 {
        next[slot] = Int32(leaves.count)
        leaves.append([])
        next += [Int32](repeating: 0, count: Phoneme.groupCount)
      }
      node = Int(next[slot])
    }
    if !leaves[node].contains(where: { $0.entry == leaf.entry && $0.phonemes == leaf.phonemes }) {
      leaves[node].append(leaf)
    }
  }

  /// Returns the position after `phoneme`; `nil` if no sequence continues with it.
  func place(after place: Place, _ phoneme: Phoneme) -> Place? {
    let node = next[place.node * Phoneme.groupCount + phoneme.group]
    return node == 0 ? nil : Place(node: Int(node))
  }

  /// Returns the sequences that end at `place`.
  func leaves(at place: Place) -> [Leaf] { leaves[place.node] }

  /// Returns whether a sequence continues after `place`.
  func continues(after place: Place) -> Bool {
    let first = place.node * Phoneme.groupCount
    return next[first..<first + Phoneme.groupCount].contains { $0 != 0 }
  }
}
