import Hark
import HarkTesting
import Speech

/// Scripted results for the stand-ins.
enum SpokenSteps {
  /// Returns a script with an interim result every 0.3 s after the first half second, each with one
  /// more word, and a final result with all words.
  static func plan(_ text: String, metadata: Double? = nil) -> [SpeechScript.Step] {
    let words = timed(text)
    let interims = words.indices.map { index -> SpeechScript.Step in
      let heard = Array(words[...index])
      let end = 0.5 + 0.3 * Double(index + 1)
      return (.sound(end), .says(said(heard)))
    }
    return interims + [(.finish, .says(said(words, isFinal: true, metadata: metadata)))]
  }

  /// Returns the words in sequence, beginning at `start` seconds.
  static func timed(_ text: String, from start: Double = 0.5) -> [SpeechScript.Word] {
    text.split(separator: " ").enumerated().map { index, word in
      SpeechScript.Word(
        String(word), at: start + 0.3 * Double(index), for: 0.3, confidence: 0.5)
    }
  }

  /// Returns a result that contains `words`.
  static func said(
    _ words: [SpeechScript.Word], isFinal: Bool = false, metadata: Double? = nil
  ) -> SpeechScript.Said {
    SpeechScript.Said(
      words.map(\.text).joined(separator: " "), words: words, isFinal: isFinal,
      speechDuration: metadata)
  }

  /// Returns a result without word times.
  static func plain(
    _ text: String, isFinal: Bool = false, metadata: Double? = nil
  ) -> SpeechScript.Answer {
    .says(SpeechScript.Said(text, isFinal: isFinal, speechDuration: metadata))
  }
}

/// The reports of a task under test, which a test can await.
final class Reports: Sendable {
  private struct State: Sendable {
    var all: [RecognitionReport] = []
    var waiters: [(@Sendable ([RecognitionReport]) -> Bool, CheckedContinuation<Void, Never>)] = []
  }

  private let state = Locked(State())

  /// Adds a report.
  func take(_ report: RecognitionReport) {
    let woken = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.all.append(report)
      let all = state.all
      defer { state.waiters.removeAll { $0.0(all) } }
      return state.waiters.filter { $0.0(all) }.map(\.1)
    }
    for waiter in woken { waiter.resume() }
  }

  /// All reports so far.
  var all: [RecognitionReport] { state.withLock { $0.all } }

  /// The texts of the final results.
  var finals: [String] {
    all.compactMap { if case .final(let segment, _) = $0 { segment.text } else { nil } }
  }

  /// The texts of the interim results.
  var interims: [String] {
    all.compactMap { if case .interim(let segment, _) = $0 { segment.text } else { nil } }
  }

  /// Whether the task has ended or failed.
  var isOver: Bool { all.contains(where: Self.isLast) }

  /// Returns when `condition` becomes true.
  func wait(until condition: @escaping @Sendable ([RecognitionReport]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let holds = state.withLock { state -> Bool in
        if condition(state.all) { return true }
        state.waiters.append((condition, continuation))
        return false
      }
      if holds { continuation.resume() }
    }
  }

  /// Returns when `count` reports have arrived.
  func count(_ count: Int) async { await wait { $0.count >= count } }

  /// Returns when the task has ended or failed.
  func end() async { await wait { $0.contains(where: Self.isLast) } }

  private static func isLast(_ report: RecognitionReport) -> Bool {
    switch report {
    case .ended, .failed: true
    case .interim, .final: false
    }
  }
}

extension RecognitionTask {
  /// Appends `seconds` of audio, beginning at `start`, in chunks of 100 ms.
  func give(_ seconds: Double, from start: Double = 0) {
    let first = Int(start * 10)
    for piece in first..<Int((start + seconds) * 10) {
      append(
        AudioChunk(start: piece * 1_600, samples: [Float](repeating: 0.1, count: 1_600)))
    }
  }
}
