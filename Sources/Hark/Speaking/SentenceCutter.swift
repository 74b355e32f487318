/// Cuts text that is still being written into sentences that can be spoken.
///
/// Joined, the sentences are the text, character by character.
struct SentenceCutter: Sendable {
  /// A sentence and where it lies in all of the text, in characters.
  struct Sentence: Sendable, Equatable {
    var text: String
    var start: Int

    /// The position behind its last character.
    var end: Int { start + text.count }
  }

  /// Characters after which a sentence is cut between two words, because nobody listens to more
  /// before the first sound; nor may a text without an end hold up the speech.
  static let longest = 300

  /// What is written with a full stop before a name.
  private static let titles: Set<String> = ["mr", "mrs", "ms", "dr", "st", "prof", "hr", "fr"]

  private var waiting: [Character] = []
  private var start = 0

  /// The sentences that `piece` completes, with the space behind them.
  mutating func push(_ piece: String) -> [Sentence] {
    waiting += piece
    var sentences: [Sentence] = []
    var cut = 0
    while let end = firstEnd(from: cut) {
      sentences.append(sentence(cut..<end))
      cut = end
    }
    waiting.removeFirst(cut)
    return sentences
  }

  /// What is left when no more text comes; nil when nothing is.
  mutating func finish() -> Sentence? {
    defer { waiting = [] }
    return waiting.isEmpty ? nil : sentence(waiting.indices)
  }

  private mutating func sentence(_ range: Range<Int>) -> Sentence {
    defer { start += range.count }
    return Sentence(text: String(waiting[range]), start: start)
  }

  /// Where the sentence that begins at `first` ends for sure; nil while that is not known.
  private func firstEnd(from first: Int) -> Int? {
    let candidates = waiting[first...].prefix(Self.longest)
    if let end = candidates.indices.first(where: { isEnd($0, since: first) }) { return end + 1 }
    guard waiting.count - first > Self.longest else { return nil }
    let space = candidates.lastIndex(where: \.isWhitespace)
    return space.map { $0 + 1 } ?? candidates.endIndex
  }

  /// Whether the space at `index` is the one behind the sentence that begins at `first`.
  private func isEnd(_ index: Int, since first: Int) -> Bool {
    guard waiting[index].isWhitespace else { return false }
    if waiting[index].isNewline { return index > first }
    let before = waiting[first..<index].trailing { "\"'”’»)]".contains($0) }
    guard let last = before.last else { return false }
    switch last {
    case "!", "?", "…": return true
    case ".": return isFullStop(before.dropLast(), next: index + 1)
    default: return false
    }
  }

  /// Whether a dot behind these characters ends a sentence, and does not belong to a short word or
  /// a number.
  private func isFullStop(_ before: ArraySlice<Character>, next: Int) -> Bool {
    let word = String(
      before[(before.lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? before.startIndex)...])
    if Self.titles.contains(word.lowercased()) { return false }
    guard word.count <= 3 || word.contains(".") || word.allSatisfy(\.isNumber) else { return true }
    // "17. mai", "kl. 9", "f.eks. fisk": what goes on with a capital letter is another sentence.
    guard let following = waiting[next...].first(where: { !$0.isWhitespace }) else { return false }
    return !following.isLowercase && !following.isNumber
  }
}

extension ArraySlice<Character> {
  /// What is left without the last ones that are of this kind.
  fileprivate func trailing(_ isDropped: (Character) -> Bool) -> ArraySlice<Character> {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
