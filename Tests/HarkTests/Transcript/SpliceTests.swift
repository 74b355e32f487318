import DetectionFixtures
import HarkTesting
import LedgerCoverage
import Testing

@testable import Hark

@Suite("Words at the cut between two tasks")
struct SpliceTests {
  /// A sentence with capitals, punctuation, numbers, and words that occur two and three times in a row.
  static let sentence =
    "Well, I had 2 eggs, 2 slices of very very good bread and a glass of milk. Then 3.5 litres of "
    + "Water water water; no, really, that that was all at 7 o'clock on Monday"

  /// Three speaking paces: 200 ms per word without gaps, and two slower ones with gaps.
  static let paces: [@Sendable (Int) -> (word: Int, gap: Int)] = [
    { _ in (200, 0) },
    { number in (220 + 70 * (number % 5), [0, 40, 120, 0, 300][number % 5]) },
    { number in (450 + 130 * (number % 3), 20) },
  ]

  /// Returns a cut position every 10 ms, from the first word after 1.5 s to 0.25 s before the end.
  static func cuts(_ stream: SpokenStream) -> [Int] {
    guard let first = stream.words.first(where: { $0.range.start > 24_000 }) else { return [] }
    return Array(stride(from: first.range.start, to: stream.end - 4_000, by: 160))
  }

  @Test(
    "No cut in a minute of speech loses or repeats a word, with times off by up to 80 ms",
    .covers("S4-38", "S2-20"), arguments: paces.indices, SpokenStream.Fragment.allCases)
  func everyCut(_ pace: Int, _ fragment: SpokenStream.Fragment) {
    let stream = SpokenStream(Self.sentence, milliseconds: Self.paces[pace])
    for (number, cut) in Self.cuts(stream).enumerated() {
      for seed in 1...2 {
        var dice = Dice(seed: UInt64(number * 7 + seed))
        let text = RecordingText.of(stream, cuts: [cut], &dice) { _ in
          .init(fragment: fragment)
        }
        #expect(text.transcript.text == stream.text, "cut at \(cut), seed \(seed)")
        #expect(text.transcript.tail.isEmpty)
      }
    }
  }

  @Test(
    "A task that ends early is continued; one of several repeated words may be missed",
    arguments: paces.indices, [SpokenStream.Fragment.silent, .guessed])
  func endsEarly(_ pace: Int, _ fragment: SpokenStream.Fragment) {
    let stream = SpokenStream(Self.sentence, milliseconds: Self.paces[pace])
    for (number, cut) in Self.cuts(stream).enumerated() {
      var dice = Dice(seed: UInt64(number))
      let text = RecordingText.of(stream, cuts: [cut], endsEarly: true, &dice) { _ in
        .init(fragment: fragment)
      }
      #expect(
        text.transcript.text == stream.text || lacksOneRepetition(text, of: stream),
        "cut at \(cut)")
    }
  }

  /// Returns whether one repetition of a word is missing and all other words are correct.
  private func lacksOneRepetition(_ text: RecordingText, of stream: SpokenStream) -> Bool {
    let said = stream.words.map { WordKey.of($0.text) }
    let heard = text.transcript.text.words.map { WordKey.of(String($0)) }
    return said.indices.dropFirst().contains { index in
      guard said[index] == said[index - 1] else { return false }
      var once = said
      once.remove(at: index)
      return heard == once
    }
  }

  @Test("Case and punctuation do not affect the join", arguments: paces.indices)
  func caseAndMarks(_ pace: Int) {
    let stream = SpokenStream(Self.sentence, milliseconds: Self.paces[pace])
    let keys = stream.words.map { WordKey.of($0.text) }
    for (number, cut) in Self.cuts(stream).enumerated() {
      var dice = Dice(seed: UInt64(number))
      let text = RecordingText.of(stream, cuts: [cut], &dice) { task in
        .init(writesSentence: true, shouts: task == 1)
      }
      #expect(text.transcript.text.words.map { WordKey.of(String($0)) } == keys, "cut at \(cut)")
    }
  }

  @Test("Several cuts in a row", arguments: 1...20)
  func manyCuts(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let sentence = (0..<8).map { _ in Self.sentence }.joined(separator: " ")
    let stream = SpokenStream(sentence, milliseconds: Self.paces[1])
    let cuts = Array(stride(from: 48_000 + 160 * seed, to: stream.end - 8_000, by: 46_000))
    let fragment = SpokenStream.Fragment.allCases[seed % 3]
    let text = RecordingText.of(stream, cuts: cuts, &dice) { _ in .init(fragment: fragment) }
    #expect(text.transcript.text == stream.text)
    #expect(cuts.count > 20)
  }

  @Test("Without times, at most one repetition is wrong at a cut", arguments: paces.indices)
  func timeless(_ pace: Int) {
    let stream = SpokenStream(Self.sentence, milliseconds: Self.paces[pace])
    let said = stream.words.map { WordKey.of($0.text) }
    for (number, cut) in Self.cuts(stream).enumerated() {
      var dice = Dice(seed: UInt64(number))
      let text = RecordingText.of(stream, cuts: [cut], &dice) { _ in .init(hasTimes: false) }
      let heard = text.transcript.text.words.map { WordKey.of(String($0)) }
      #expect(heard == said || lacksOneRepetition(text, of: stream), "cut at \(cut): \(heard)")
    }
  }

  @Test("Nothing is joined in a pause: a repeated word counts twice")
  func pause() {
    let stream = SpokenStream(
      "it is very very good", milliseconds: { ($0 == 2 ? 400 : 300, $0 == 2 ? 700 : 0) })
    let very = stream.words[2].range
    for hasTimes in [true, false] {
      var dice = Dice(seed: 3)
      let text = RecordingText.of(
        stream, cuts: [very.end + 8_000], overlap: 4_000, isPause: true, &dice
      ) { _ in .init(hasTimes: hasTimes) }
      #expect(text.transcript.text == stream.text)
    }
  }

  @Test("Reported segments are never withdrawn, and each has its own position", arguments: 1...20)
  func told(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let stream = SpokenStream(Self.sentence, milliseconds: Self.paces[seed % 3])
    let cut = Self.cuts(stream).randomElement(using: &dice) ?? 0
    var text = RecordingText()
    var told: [FinalSegment] = []
    let reports: [(Int, AudioRange)] = [
      (0, AudioRange(start: 0, end: cut)),
      (1, AudioRange(start: max(0, cut - 16_000), end: stream.end + 8_000)),
    ]
    for (task, range) in reports {
      let next = TaskHandoff(from: range.start, heard: cut, reason: .length)
      text.begin(task, from: range.start, after: task == 0 ? nil : next, limits: .none)
    }
    // The later task may finish first.
    for (task, range) in seed % 2 == 0 ? reports : reports.reversed() {
      let segment = stream.heard(in: range, .init(), &dice)
      if case .changed(let finals) = text.take(segment, task: task, limit: nil) { told += finals }
      told += text.end(task)
    }
    #expect(text.transcript.text == stream.text)
    #expect(Set(told.map(\.id)).count == told.count)
    let inOrder = told.sorted { $0.id < $1.id }
    #expect(inOrder.map(\.text).filter { !$0.isEmpty }.joined(separator: " ") == stream.text)
    for (one, next) in zip(inOrder, inOrder.dropFirst())
    where !one.text.isEmpty && !next.text.isEmpty {
      #expect(one.range.start <= next.range.start)
    }
  }

  @Test("New words remain new across a cut, after which only added words are new")
  func emphasis() {
    var text = RecordingText()
    text.begin(0, from: 0, after: nil, limits: .none)
    _ = text.take(InterimSegment(index: 0, text: "it is very"), at: 30_000, task: 0, limit: nil)
    _ = text.take(
      InterimSegment(index: 0, text: "it is very good"), at: 40_000, task: 0, limit: nil)
    #expect(text.transcript.newWords == "good")
    let next = TaskHandoff(from: 24_000, heard: 40_000, reason: .length)
    text.begin(1, from: 24_000, after: next, limits: .none)
    #expect(text.transcript.newWords == "good")
    let segment = FinalSegment(
      index: 0, text: "it is very good", range: AudioRange(start: 0, end: 40_000))
    _ = text.take(segment, task: 0, limit: nil)
    _ = text.end(0)
    #expect(text.transcript.newWords == "good")
    _ = text.take(InterimSegment(index: 0, text: "very"), at: 36_000, task: 1, limit: nil)
    #expect(text.transcript.text == "it is very good")
    _ = text.take(InterimSegment(index: 0, text: "very good"), at: 41_000, task: 1, limit: nil)
    #expect(text.transcript.text == "it is very good")
    #expect(text.transcript.newWords == "good")
    _ = text.take(
      InterimSegment(index: 0, text: "very good bread"), at: 48_000, task: 1, limit: nil)
    #expect(text.transcript.text == "it is very good bread")
    #expect(text.transcript.newWords == "bread")
  }

  @Test("A task without words leaves the previous words unchanged")
  func nothingMore() {
    var text = RecordingText()
    text.begin(0, from: 0, after: nil, limits: .none)
    let next = TaskHandoff(from: 24_000, heard: 40_000, reason: .length)
    text.begin(1, from: 24_000, after: next, limits: .none)
    let range = AudioRange(start: 0, end: 40_000)
    _ = text.take(
      FinalSegment(index: 0, text: "it is very good", range: range), task: 0, limit: nil)
    _ = text.end(0)
    _ = text.take(FinalSegment(index: 0, text: "", range: range), task: 1, limit: nil)
    _ = text.end(1)
    #expect(text.transcript.finalText == "it is very good")
  }

  @Test(
    "A word that three tasks hear, because two ended early, appears once", arguments: [true, false])
  func endedTwice(_ hasTimes: Bool) {
    let very = RecognizedWord(text: "very", range: AudioRange(start: 1_600, end: 6_400))
    let good = RecognizedWord(text: "good", range: AudioRange(start: 7_200, end: 12_000))
    var text = RecordingText()
    for (task, words) in [[very], [very], [very, good]].enumerated() {
      let next = TaskHandoff(from: 0, heard: 6_400, reason: .ended)
      text.begin(task, from: 0, after: task == 0 ? nil : next, limits: .none)
      let segment = FinalSegment(
        index: 0, text: words.map(\.text).joined(separator: " "),
        range: AudioRange(start: 0, end: 16_000), words: hasTimes ? words : [])
      _ = text.take(segment, task: task, limit: nil)
      _ = text.end(task)
    }
    #expect(text.transcript.finalText == "very good")
  }

  /// Returns the text of tasks that end in order, where each task continues from the handoff of the
  /// previous one.
  private func text(_ tasks: [(after: TaskHandoff?, words: [RecognizedWord])], hasTimes: Bool)
    -> String
  {
    var text = RecordingText()
    for (task, (next, words)) in tasks.enumerated() {
      text.begin(task, from: next?.from ?? 0, after: next, limits: .none)
      let segment = FinalSegment(
        index: 0, text: words.map(\.text).joined(separator: " "),
        range: AudioRange(start: next?.from ?? 0, end: 2_000_000), words: hasTimes ? words : [])
      _ = text.take(segment, task: task, limit: nil)
      _ = text.end(task)
    }
    return text.transcript.finalText
  }

  private func word(_ text: String, _ start: Int, _ end: Int) -> RecognizedWord {
    RecognizedWord(text: text, range: AudioRange(start: start, end: end))
  }

  @Test("A word that an early end left to the previous task remains")
  func endedWithinOverlap() {
    let very = word("very", 81_600, 86_400)
    let good = word("good", 87_200, 92_000)
    let spoken = text(
      [
        (nil, [word("it", 70_000, 74_000), very, good]),
        (TaskHandoff(from: 80_000, heard: 96_000, reason: .length), [very]),
        (
          TaskHandoff(from: 80_000, heard: 86_400, reason: .ended),
          [very, good, word("indeed", 93_000, 98_000), word("today", 99_000, 104_000)]
        ),
      ], hasTimes: true)
    #expect(spoken == "it very good indeed today")
  }

  @Test(
    "A word cut by the end of a task remains if the next task ends before hearing it",
    .covers("S4-38"), arguments: [true, false])
  func cutAndNotHeardAgain(_ isFirst: Bool) {
    // The gaps are shorter than the distance within which a word may have been cut.
    let (one, two, three) = (
      word("one", 80_000, 84_000), word("two", 85_000, 90_000), word("three", 91_000, 96_000)
    )
    let next = TaskHandoff(from: 80_000, heard: 96_000, reason: .ended)
    let spoken =
      isFirst
      ? text([(nil, [one, two, three]), (next, [one, two])], hasTimes: true)
      : text([(nil, [one, two]), (next, [one, two, three])], hasTimes: true)
    #expect(spoken == "one two three")
  }

  @Test("Words without times are not joined with words that were spoken long before")
  func longBefore() {
    let spoken = text(
      [
        (nil, "it is one of the".split(separator: " ").map { word(String($0), 0, 1) }),
        (TaskHandoff(from: 64_000, heard: 80_000, reason: .length), [word("house", 0, 1)]),
        (TaskHandoff(from: 912_000, heard: 928_000, reason: .length), [word("is", 0, 1)]),
      ], hasTimes: false)
    #expect(spoken == "it is one of the house is")
  }
}
