import Foundation
import HarkTesting
import LedgerCoverage
import TestLimits
import Testing

@testable import Hark

@Suite("An hour of dictation", .hangLimit(minutes: 5))
struct HourTests {
  /// Adds the reports of a task to `text`, with a word every 300 ms and growing interim results.
  private func hear(
    _ task: Int, in range: AudioRange, _ text: inout RecordingText
  ) {
    let first = (range.start + 4_799) / 4_800
    let words = (first..<range.end / 4_800).map { number in
      let start = 4_800 * number
      return RecognizedWord(text: "w\(number)", range: AudioRange(start: start, end: start + 4_000))
    }
    // A segment has eight words, as between short pauses.
    for index in stride(from: 0, to: words.count, by: 8) {
      let segment = Array(words[index..<min(index + 8, words.count)])
      for count in 1...segment.count {
        let said = segment.prefix(count)
        let interim = InterimSegment(
          index: index / 8, text: said.map(\.text).joined(separator: " "), words: Array(said))
        _ = text.take(interim, at: said.last?.range.end ?? 0, task: task, limit: nil)
      }
      let stretch = AudioRange(
        start: index == 0 ? range.start : segment[0].range.start,
        end: segment.last?.range.end ?? range.end)
      let final = FinalSegment(
        index: index / 8, text: segment.map(\.text).joined(separator: " "), range: stretch,
        words: segment)
      _ = text.take(final, task: task, limit: nil)
    }
  }

  @Test("retains every word and nothing but the text", .covers("S4-38", "S5-EC-2"))
  func flat() {
    var text = RecordingText()
    var kept: [Int] = []
    var start = 0
    for task in 0..<63 {
      let end = start + 58 * 16_000
      if task == 0 {
        text.begin(0, from: 0, after: nil, limits: TaskLimits(longest: 60))
      }
      hear(task, in: AudioRange(start: start, end: end), &text)
      let next = TaskHandoff(from: end - 16_000, heard: end, reason: .length)
      text.begin(task + 1, from: next.from, after: next, limits: TaskLimits(longest: 60))
      _ = text.end(task)
      kept.append(text.keptCount)
      start = next.from
    }
    _ = text.end(63)
    let count = start / 4_800
    let words = text.transcript.finalText.words
    #expect(words.prefix(count).elementsEqual((0..<count).map { "w\($0)" }))
    #expect(kept.dropFirst(3).allSatisfy { $0 <= kept[2] + 8 }, "\(kept)")
  }
}
