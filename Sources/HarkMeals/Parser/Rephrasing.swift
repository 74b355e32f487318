import Foundation

/// Rewrites wordy phrases in a form that the other rules recognize.
enum Rephrasing {
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

  private static let phrases = lines.split(separator: "\n").flatMap { line in
    let halves = line.split(separator: "=")
    return halves[0].split(separator: "|").map { said in
      (said: words(said), plain: words(halves[1]))
    }
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static let lines = """
    a couple of hundred|a couple hundred|couple hundred|couple of hundred=200
    half eaten|half finished|family size|family sized|party size|sharing size|share size=unsure
    sharing bag of|party bag of=unsure
    didnt eat anything except|didnt eat anything but|didnt eat anything besides=had only
    didnt have anything except|didnt have anything but|havent had anything but=had only
    havent had anything except|havent had anything besides|havent eaten anything but=had only
    havent eaten anything except|had nothing apart from|ate nothing apart from=had only
    didnt eat anything other than|didnt have anything other than=had only
    """

  private static func replacePhrase(_ words: inout [MealWord], _ index: Int) {
    let rest = words[index...].lazy.map(\.key)
    guard let (said, plain) = phrases.first(where: { rest.starts(with: $0.said) }),
      words[index..<index + said.count].dropLast().allSatisfy({ $0.pause == .none })
    else { return }
    words.replaceSubrange(index..<index + said.count, with: plain.map { MealWord($0) })
  }

  private static let parts: Set<String> = ["white", "yolk"]

  /// Rewrites "whites of three eggs" as "three egg whites".
  private static func turnPart(_ words: inout [MealWord], _ index: Int) {
    guard index > 0, parts.contains(words[index].key), words.key(index + 1) == "of",
      let number = words.number(at: index + 2),
      words.key(index + 2 + number.length) == "egg"
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
      words[index..<to].allSatisfy({ $0.pause == .none }),
      let number = words.number(at: to + 1), !number.isArticle
    else { return }
    let end = to + 1 + number.length
    guard end == words.count || words[end - 1].pause != .none else { return }
    var count = Array(words[to + 1..<end])
    let pause = count[count.count - 1].pause
    count[count.count - 1].pause = .none
    var food = words[index + 1..<to].filter { !["the", "my"].contains($0.key) }
    guard !food.isEmpty else { return }
    food[food.count - 1].pause = pause
    words.replaceSubrange(index..<end, with: Question.amending + count + food)
  }

  /// Rewrites "a dozen or so cherries" as "nearly a dozen cherries".
  private static func turnOrSo(_ words: inout [MealWord], _ index: Int) {
    guard index > 0, words.key(index) == "or", words.key(index + 1) == "so",
      words.number(at: index - 1) != nil, words[index - 1].pause == .none
    else { return }
    words.removeSubrange(index...index + 1)
    let start = ["a", "an"].contains(words.key(index - 2)) ? index - 2 : index - 1
    words.insert(MealWord("nearly"), at: start)
  }

  private static let eating: Set<String> = ["ate", "took", "stole", "had", "grabbed", "finished"]

  /// Rewrites "my brother ate two of my four tacos" as "I had 2 tacos".
  private static func turnTheirs(_ words: inout [MealWord], _ index: Int) {
    guard eating.contains(words[index].key), TalkWords.persons.contains(words.key(index - 1)),
      let theirs = words.number(at: index + 1), let less = theirs.value
    else { return }
    let of = index + 1 + theirs.length
    let mine = words.key(of) == "my" ? of + 1 : of + 2
    guard words.key(mine - 1) == "my", let all = words.number(at: mine), let total = all.value,
      total > less
    else { return }
    let rest = String(format: "%g", total - less)
    let start = ["my", "the", "our"].contains(words.key(index - 2)) ? index - 2 : index - 1
    words.replaceSubrange(start..<mine + all.length, with: ["i", "had", rest].map { MealWord($0) })
  }

  /// Removes the irrelevant owner of a food, as in "a quarter of my friend's burrito".
  private static func dropOwner(_ words: inout [MealWord], _ index: Int) {
    guard ["of", "half"].contains(words.key(index)) else { return }
    let start = index + 1
    let owner = ["my", "our", "his", "her", "the"].contains(words.key(start)) ? start + 1 : start
    guard words.indices.contains(owner), words[owner].text.hasSuffix("'s"),
      TalkWords.persons.contains(words[owner].key)
    else { return }
    words.removeSubrange(start...owner)
  }
}

/// Questions that users ask themselves, as in "Wait, were they peaches? Yes, two peaches".
enum Question {
  static let amending = [MealWord("i"), MealWord("mean")]

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

  /// Rewrites "Bananas, did I say bananas? Plantains" as a correction.
  private static func takeBack(_ words: inout [MealWord], _ index: Int) {
    guard index > 0, words[index...].prefix(3).map(\.key) == ["did", "i", "say"],
      let end = words[index...].firstIndex(where: { $0.pause == .stop }), end + 1 < words.count
    else { return }
    let isMeant = words[(end + 1)...].prefix(2).map(\.key) == ["i", "meant"]
    words.replaceSubrange(index...end, with: isMeant ? [] : amending)
    if words[index - 1].pause == .stop { words[index - 1].pause = .comma }
  }

  private static let verbs: Set<String> = ["was", "were", "is", "did", "or"]
  private static let subjects = Set(words: "it they that those i was were there")
  private static let yes: Set<String> = ["yes", "yeah", "yep", "yup", "right", "correct"]
  private static let no: Set<String> = ["no", "nope", "nah"]

  /// Returns whether a question begins at a word, as in "Was it" or "were they".
  private static func isAsking(_ index: Int, _ words: [MealWord]) -> Bool {
    guard verbs.contains(words[index].key), subjects.contains(words[index + 1].key),
      words[index].key != "or" || ["was", "were"].contains(words[index + 1].key)
    else { return false }
    return index == 0 || words[index - 1].pause != .none || openings.contains(words[index - 1].key)
  }

  private static let openings = Set(words: "wait hmm hm or so um actually on")

  private static func answer(to index: Int, _ words: [MealWord]) -> (at: Int, isYes: Bool)? {
    for place in index + 2..<min(index + 11, max(words.count, index + 2)) {
      if yes.contains(words[place].key) { return (place, true) }
      if no.contains(words[place].key), words[place - 1].pause != .none { return (place, false) }
    }
    return nil
  }

  /// Replaces a question with its answer.
  ///
  /// After "yes", the words of the question are kept, unless words other than "and…" follow the
  /// answer. After "no", only the words that follow are kept.
  private static func settle(
    _ words: inout [MealWord], _ index: Int, _ answer: (at: Int, isYes: Bool)
  ) {
    let start = beginning(of: index, words)
    let hasMore = answer.at + 1 < words.count && words[answer.at + 1].key != "and"
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
    { start -= 1 }
    return start
  }
}
