/// Joins the words of two tasks that were given the same stretch of sound: by their times where all
/// have one, else by the longest row of words that both heard (S4-38, G11).
///
/// ```
///  earlier   … it is very go|           its sound ends in the middle of a word
///  later              |ery good indeed  its sound begins in the middle of a word
///  joined    … it is very good indeed
/// ```
struct WordJoin: Sendable {
  /// What the earlier task heard in the overlap, and a little before, in order.
  let earlier: [SeamWord]

  /// How many of those stand in the text already and cannot be taken back.
  let settled: Int

  /// What the later task heard, in order.
  let later: [SeamWord]

  /// The sound that both were given.
  let overlap: AudioRange

  /// The words that follow the settled ones.
  var following: [SeamWord] {
    if earlier.isEmpty { return later }
    if later.isEmpty { return Array(earlier[settled...]) }
    guard (earlier + later).allSatisfy({ $0.range != nil }) else {
      return OverlapJoin(self).following
    }
    // What is spoken well behind the overlap meets nothing.
    let near = later.prefix { ($0.range?.start ?? 0) < overlap.end + AudioTime.samples(1) }
    let join = WordJoin(
      earlier: earlier, settled: settled, later: Array(near), overlap: overlap)
    return TimedJoin(join).following + later[near.count...]
  }
}
