/// Tells the words of a reply that came back through the microphone from a person's own.
enum EchoedWords {
  /// Characters of the reply, around the place that was spoken last, whose words may come back: what
  /// is heard of it before it stands still is no more.
  private static let reach = 60

  /// Words that are needed to be sure: people answer a question with one of its words.
  private static let fewest = 2

  /// The share of the words that must be the reply's, in its order; a recogniser mishears echoes.
  private static let share = 2.0 / 3

  /// Whether `text` is no more than what was just spoken of `reply`, `spoken` characters of which
  /// have been.
  static func areAll(of text: String, in reply: String, spoken: Int) -> Bool {
    let heard = keys(of: text)
    guard heard.count >= fewest else { return false }
    let around = reply.prefix(spoken + reach).suffix(2 * reach)
    let known = keys(of: String(around))
    return Double(inOrder(heard, known)) >= share * Double(heard.count)
  }

  private static func keys(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { WordKey.of(String($0)) }
  }

  /// How many of `words` stand in `others` too, in the same order.
  private static func inOrder(_ words: [String], _ others: [String]) -> Int {
    var lengths = [Int](repeating: 0, count: others.count + 1)
    for word in words {
      var diagonal = 0
      for (index, other) in others.enumerated() {
        let above = lengths[index + 1]
        lengths[index + 1] = word == other ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    return lengths.last ?? 0
  }
}
