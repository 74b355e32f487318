import Foundation

/// Rewrites wordy phrases in words that the other rules know.
enum Rephrasing {
  /// Returns the words with wordy phrases replaced by plain ones.
  static func plain(_ words: [MealWord]) -> [MealWord] {
    var words = words
    var index = 0
    while index < words.count {
      replacePhrase(&words, index)
      turnPart(&words, index)
      turnChange(&words, index)
      turnTheirs(&words, index)
      dropOwner(&words, index)
      turnOrSo(&words, index)
      index += 1
    }
    return words
  }

  /// The phrases and their replacements.
  private static let phrases: [(said: [String], plain: [String])] = lines.split(separator: "\n").map
  {
    let halves = $0.split(separator: "=")
    return (
      halves[0].split(separator: " ").map(String.init),
      halves[1].split(separator: " ").map(String.init)
    )
  }

  private static let lines = """
    a couple of hundred=200
    a couple hundred=200
    couple hundred=200
    couple of hundred=200
    half eaten=unsure
    half finished=unsure
    family size=unsure
    family sized=unsure
    party size=unsure
    sharing size=unsure
    share size=unsure
    sharing bag of=unsure
    party bag of=unsure
    didnt eat anything except=had only
    didnt have anything except=had only
    didnt eat anything but=had only
    didnt have anything but=had only
    didnt eat anything besides=had only
    didnt eat anything other than=had only
    didnt have anything other than=had only
    havent had anything but=had only
    havent had anything except=had only
    havent had anything besides=had only
    havent eaten anything but=had only
    havent eaten anything except=had only
    had nothing apart from=had only
    ate nothing apart from=had only
    """

  private static func replacePhrase(_ words: inout [MealWord], _ index: Int) {
    let longest = words[index...].prefix(4).map(\.key)
    guard
      let (said, plain) = phrases.first(where: { longest.starts(with: $0.said) }),
      words[index..<index + said.count].dropLast().allSatisfy({ $0.pause == .none })
    else { return }
    words.replaceSubrange(
      index..<index + said.count, with: plain.map { MealWord(key: $0, text: $0) })
  }

  private static let parts: Set<String> = ["white", "yolk"]

  /// Rewrites "the whites of three eggs" as three egg whites.
  private static func turnPart(_ words: inout [MealWord], _ index: Int) {
    guard index > 0, parts.contains(words[index].key), key(index + 1, words) == "of",
      let number = SpokenQuantity.atStart(of: words[min(index + 2, words.count)...]),
      key(index + 2 + number.length, words) == "egg"
    else { return }
    let egg = index + 2 + number.length
    var part = words[index]
    part.pause = words[egg].pause
    var head = words[egg]
    head.pause = .none
    let count = Array(words[index + 2..<egg])
    words.replaceSubrange(index...egg, with: count + [head, part])
  }

  private static let changing: Set<String> = ["change", "make", "update", "correct"]

  /// Rewrites "change the bacon to three" as "I mean three bacon".
  private static func turnChange(_ words: inout [MealWord], _ index: Int) {
    guard changing.contains(words[index].key), words[index].pause == .none else { return }
    let reach = words[index...].prefix(6)
    guard let to = reach.firstIndex(where: { $0.key == "to" }), to > index + 1,
      !["it", "that", "those"].contains(words[index + 1].key),
      words[index..<to].allSatisfy({ $0.pause == .none }), to + 1 < words.count,
      let number = SpokenQuantity.atStart(of: words[(to + 1)...]), !number.isArticle
    else { return }
    let end = to + 1 + number.length
    guard end == words.count || words[end - 1].pause != .none else { return }
    var count = Array(words[to + 1..<end])
    let pause = count[count.count - 1].pause
    count[count.count - 1].pause = .none
    var food = words[index + 1..<to].filter { !["the", "my"].contains($0.key) }
    guard !food.isEmpty else { return }
    food[food.count - 1].pause = pause
    let amending = [MealWord(key: "i", text: "i"), MealWord(key: "mean", text: "mean")]
    words.replaceSubrange(index..<end, with: amending + count + food)
  }

  /// Rewrites "a dozen or so cherries" as about a dozen.
  private static func turnOrSo(_ words: inout [MealWord], _ index: Int) {
    guard index > 0, key(index, words) == "or", key(index + 1, words) == "so",
      SpokenQuantity.atStart(of: words[(index - 1)...]) != nil, words[index - 1].pause == .none
    else { return }
    words.removeSubrange(index...index + 1)
    let start = index > 1 && ["a", "an"].contains(words[index - 2].key) ? index - 2 : index - 1
    words.insert(MealWord(key: "nearly", text: "nearly"), at: start)
  }

  private static let eating: Set<String> = ["ate", "took", "stole", "had", "grabbed", "finished"]

  /// Rewrites "my brother ate two of my four tacos" as two tacos for the user.
  private static func turnTheirs(_ words: inout [MealWord], _ index: Int) {
    guard index > 0, eating.contains(words[index].key), index + 1 < words.count,
      TalkWords.persons.contains(words[index - 1].key),
      let theirs = SpokenQuantity.atStart(of: words[(index + 1)...]), let less = theirs.value
    else { return }
    let of = index + 1 + theirs.length
    let mine = key(of, words) == "my" ? of + 1 : of + 2
    guard key(mine - 1, words) == "my", mine < words.count,
      let all = SpokenQuantity.atStart(of: words[mine...]), let total = all.value, total > less
    else { return }
    let rest = String(format: "%g", total - less)
    let start =
      index > 1 && ["my", "the", "our"].contains(words[index - 2].key) ? index - 2 : index - 1
    words.replaceSubrange(
      start..<mine + all.length,
      with: ["i", "had", rest].map { MealWord(key: $0, text: $0) })
  }

  /// Removes the owner of a food, who is irrelevant to the meal, as in "a quarter of my friend's
  /// burrito".
  private static func dropOwner(_ words: inout [MealWord], _ index: Int) {
    guard words.indices.contains(index), key(index, words) == "of" || key(index, words) == "half"
    else { return }
    let start = index + 1
    let owner = ["my", "our", "his", "her", "the"].contains(key(start, words)) ? start + 1 : start
    guard words.indices.contains(owner), words[owner].text.hasSuffix("'s"),
      TalkWords.persons.contains(words[owner].key)
    else { return }
    words.removeSubrange(start...owner)
  }

  private static func key(_ index: Int, _ words: [MealWord]) -> String {
    words.indices.contains(index) ? words[index].key : ""
  }
}
