/// Questions that users ask themselves while they describe a meal.
///
/// An example is "Wait, were they peaches? Yes, two peaches".
enum Question {
  /// Returns the words with the answer in place of each question.
  static func answered(in words: [MealWord]) -> [MealWord] {
    var words = words
    var index = 0
    while index + 1 < words.count {
      takeBack(&words, index)
      if isAsking(index, words), let answer = answer(to: index, words) {
        settle(&words, index, answer)
      }
      index += 1
    }
    return words
  }

  /// Replaces "did I say" with a correction.
  ///
  /// "Bananas, did I say bananas? Plantains" becomes "Bananas, I mean plantains".
  private static func takeBack(_ words: inout [MealWord], _ index: Int) {
    guard index > 0, words[index...].prefix(3).map(\.key) == ["did", "i", "say"],
      let end = words[index...].firstIndex(where: { $0.pause == .stop }), end + 1 < words.count
    else { return }
    let isMeant = words[(end + 1)...].prefix(2).map(\.key) == ["i", "meant"]
    let amending = ["i", "mean"].map { MealWord(key: $0, text: $0) }
    words.replaceSubrange(index...end, with: isMeant ? [] : amending)
    if words[index - 1].pause == .stop { words[index - 1].pause = .comma }
  }

  private static let verbs: Set<String> = ["was", "were", "is", "did", "or"]
  private static let subjects: Set<String> = [
    "it", "they", "that", "those", "i", "was", "were", "there",
  ]
  private static let yes: Set<String> = ["yes", "yeah", "yep", "yup", "right", "correct"]
  private static let no: Set<String> = ["no", "nope", "nah"]

  /// Whether a question begins at a word, as in "Was it" or "were they".
  private static func isAsking(_ index: Int, _ words: [MealWord]) -> Bool {
    guard verbs.contains(words[index].key), subjects.contains(words[index + 1].key),
      words[index].key != "or" || ["was", "were"].contains(words[index + 1].key)
    else { return false }
    let before = index > 0 ? words[index - 1] : nil
    return before.map { $0.pause != .none || openings.contains($0.key) } ?? true
  }

  private static let openings: Set<String> = [
    "wait", "hmm", "hm", "or", "so", "um", "actually", "on",
  ]

  /// Returns the index of the answer and whether it is yes; `nil` if there is no answer.
  private static func answer(to index: Int, _ words: [MealWord]) -> (at: Int, isYes: Bool)? {
    for place in index + 2..<min(index + 11, max(words.count, index + 2)) {
      if yes.contains(words[place].key) { return (place, true) }
      if no.contains(words[place].key), words[place - 1].pause != .none { return (place, false) }
    }
    return nil
  }

  /// Replaces a question with its answer.
  ///
  /// After "yes", the words of the question are kept, unless more words follow the answer. After
  /// "no", only the words that follow are kept.
  private static func settle(
    _ words: inout [MealWord], _ index: Int, _ answer: (at: Int, isYes: Bool)
  ) {
    let start = beginning(of: index, words)
    let hasMore = answer.at + 1 < words.count && words[answer.at + 1].key != "and"
    let amending = [MealWord(key: "i", text: "i"), MealWord(key: "mean", text: "mean")]
    var asked = Array(words[(index + 2)..<answer.at])
    for place in asked.indices where asked[place].pause == .stop { asked[place].pause = .comma }
    let meant = answer.isYes && !hasMore ? amending + asked : hasMore ? amending : []
    if start > 0, words[start - 1].pause == .stop { words[start - 1].pause = .comma }
    words.replaceSubrange(start...answer.at, with: meant)
  }

  /// Returns the start of a question, including any "wait," or "hmm," before it.
  private static func beginning(of index: Int, _ words: [MealWord]) -> Int {
    var start = index
    while start > 0, openings.contains(words[start - 1].key),
      words[start - 1].key != "on" || start > 1
    {
      start -= 1
    }
    return start
  }
}
