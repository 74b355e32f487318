/// Distinguishes a reply's words that return through the microphone from the user's own.
enum EchoedWords {
  /// The number of characters on either side of the last spoken position that may be echoed; the
  /// microphone picks up no more of the reply before it is paused.
  private static let reach = 60

  /// The minimum number of words for a reliable match; people often answer a question with one of
  /// its words.
  private static let fewest = 2

  /// The minimum fraction of words that must match the reply, in order; a recognizer may mishear an
  /// echo.
  private static let share = 2.0 / 3

  /// Returns whether `text` is probably an echo of the words of `reply` that were just spoken.
  ///
  /// `spoken` is the number of characters of `reply` spoken so far.
  static func areAll(of text: String, in reply: String, spoken: Int) -> Bool {
    let heard = text.wordKeys
    guard heard.count >= fewest else { return false }
    let around = reply.prefix(spoken + reach).suffix(2 * reach)
    let known = String(around).wordKeys
    return Double(inOrder(heard, known)) >= share * Double(heard.count)
  }

  /// Returns how many of `words` also occur in `others`, in the same order.
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
