/// A join of the words of two tasks that received the same stretch of audio.
///
/// If all words have times, the words are joined by time; otherwise, by the longest matching run of
/// words (S4-38, G11).
///
/// ```
///  earlier   … it is very go|           its sound ends in the middle of a word
///  later              |ery good indeed  its sound begins in the middle of a word
///  joined    … it is very good indeed
/// ```
struct WordJoin: Sendable {
  /// The earlier task's words in and shortly before the overlap, in order.
  let earlier: [OverlapWord]

  /// The number of leading `earlier` words that are already final in the text.
  let settled: Int

  /// The later task's words, in order.
  let later: [OverlapWord]

  /// The audio that both tasks received.
  let overlap: AudioRange

  /// The joined words after the final ones.
  var following: [OverlapWord] {
    if earlier.isEmpty { return later }
    if later.isEmpty { return Array(earlier[settled...]) }
    guard (earlier + later).allSatisfy({ $0.range != nil }) else {
      return OverlapJoin(self).following
    }
    // Words spoken well after the overlap match nothing in it.
    let near = later.prefix { ($0.range?.start ?? 0) < overlap.end + AudioTime.samples(1) }
    let join = WordJoin(
      earlier: earlier, settled: settled, later: Array(near), overlap: overlap)
    return TimedJoin(join).following + later[near.count...]
  }
}
