import DetectionFixtures
import HarkTesting

@testable import Hark

/// Words spoken in sequence, and the simulated recognition of a part of them.
struct SpokenStream {
  /// The words with their true ranges.
  let words: [RecognizedWord]

  /// Creates a stream of the words in `text`.
  ///
  /// `milliseconds` returns the duration of each word and of the gap after it, in milliseconds.
  init(_ text: String, from start: Int = 0, milliseconds: (Int) -> (word: Int, gap: Int)) {
    var position = start
    var words: [RecognizedWord] = []
    for (number, word) in text.split(separator: " ").enumerated() {
      let (length, gap) = milliseconds(number)
      let end = position + 16 * length
      words.append(RecognizedWord(text: String(word), range: AudioRange(start: position, end: end)))
      position = end + 16 * gap
    }
    self.words = words
  }

  var text: String { words.map(\.text).joined(separator: " ") }
  var end: Int { words.last?.range.end ?? 0 }

  /// The recognition of a word that the task's audio cuts in two.
  enum Fragment: CaseIterable {
    /// The word is not recognized.
    case silent

    /// The word is guessed correctly.
    case guessed

    /// The word is mistaken for another word.
    case garbled
  }

  /// The accuracy and the writing style of a recognizer.
  struct Hearing {
    var fragment = Fragment.silent

    /// The maximum error of the times, in samples; 80 ms.
    var jitter = 1_280
    var hasTimes = true

    /// Whether the first word is capitalized and the last word ends with a period.
    var writesSentence = false

    /// Whether the whole text is in capital letters.
    var shouts = false
  }

  /// Returns the final segment of a task that receives the audio in `range`.
  func heard(in range: AudioRange, _ hearing: Hearing, _ dice: inout Dice) -> FinalSegment {
    var heard = words.compactMap { word -> RecognizedWord? in
      let start = max(word.range.start, range.start)
      let end = min(word.range.end, range.end)
      guard end > start else { return nil }
      let isWhole = start == word.range.start && end == word.range.end
      if !isWhole, hearing.fragment == .silent { return nil }
      // A fragment of less than a tenth of a second is not recognized.
      if !isWhole, end - start < 1_600 { return nil }
      let garble = start > word.range.start ? "murmur" : "mumble"
      let text = isWhole || hearing.fragment == .guessed ? word.text : garble
      return RecognizedWord(text: text, range: jittered(start, end, hearing, within: range, &dice))
    }
    if hearing.shouts {
      heard = heard.map { RecognizedWord(text: $0.text.uppercased(), range: $0.range) }
    }
    if hearing.writesSentence { heard = heard.asSentence }
    return FinalSegment(
      index: 0, text: heard.map(\.text).joined(separator: " "), range: range,
      words: hearing.hasTimes ? heard : [])
  }

  /// Returns a range with inaccurate times that are in order and within the audio.
  private func jittered(
    _ start: Int, _ end: Int, _ hearing: Hearing, within range: AudioRange, _ dice: inout Dice
  ) -> AudioRange {
    let off =
      hearing.jitter == 0 ? 0 : Int.random(in: -hearing.jitter...hearing.jitter, using: &dice)
    let low = min(max(start + off, range.start), range.end)
    return AudioRange(start: low, end: min(max(end + off, low + 160), range.end))
  }
}

extension [RecognizedWord] {
  fileprivate var asSentence: [RecognizedWord] {
    guard let first, let last else { return self }
    var words = self
    words[0] = RecognizedWord(
      text: first.text.prefix(1).uppercased() + first.text.dropFirst(), range: first.range)
    let end = words.count == 1 ? words[0].text : last.text
    words[count - 1] = RecognizedWord(text: end + ".", range: last.range)
    return words
  }
}

extension RecordingText {
  /// Returns the text of a stream that is split into tasks at `cuts`; each task but the first
  /// begins `overlap` samples before its cut.
  ///
  /// With `endsEarly`, a task reports its text before the cut is known, like a task that ends by
  /// itself.
  static func of(
    _ stream: SpokenStream, cuts: [Int], overlap: Int = 16_000, isPause: Bool = false,
    endsEarly: Bool = false, _ dice: inout Dice,
    hearing: (Int) -> SpokenStream.Hearing = { _ in .init() }
  ) -> RecordingText {
    var text = RecordingText()
    text.begin(0, from: 0, after: nil, limits: .none)
    let starts = [0] + cuts.map { max(0, $0 - overlap) }
    for (task, end) in (cuts + [stream.end + 8_000]).enumerated() {
      let segment = stream.heard(
        in: AudioRange(start: starts[task], end: end), hearing(task), &dice)
      if endsEarly { _ = text.take(segment, task: task, limit: nil) }
      if task < cuts.count {
        let reason: TaskHandoff.Reason = isPause ? .pause : endsEarly ? .ended : .length
        let next = TaskHandoff(from: starts[task + 1], heard: end, reason: reason)
        text.begin(task + 1, from: starts[task + 1], after: next, limits: .none)
      }
      if !endsEarly { _ = text.take(segment, task: task, limit: nil) }
      _ = text.end(task)
    }
    return text
  }
}

extension Transcript {
  /// Makes the interim text of one task, or of all tasks, final.
  @discardableResult
  mutating func promoteTail(of task: Int? = nil, range: AudioRange) -> [FinalSegment] {
    let chosen = zip(tailPlaces, tail).filter { task == nil || $0.0.task == task }
    return apply(
      chosen.map { place, interim in
        .final(FinalSegment(index: place.index, text: interim.text, range: range, task: place.task))
      })
  }
}
