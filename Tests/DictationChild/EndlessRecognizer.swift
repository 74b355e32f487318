import Hark

/// A recognizer that reports a numbered word for every 300 ms of audio and stores no audio.
///
/// A task lasts at most one minute. Each word is reported as an interim result with its time; every
/// eighth word ends a segment.
final class EndlessRecognizer: Recognizer {
  let traits = RecognizerTraits(
    name: "endless", locales: [.norwegianBokmal], limits: TaskLimits(longest: 60))

  /// The number of samples from the start of one word to the start of the next.
  static let pace = 4_800

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    EndlessTask(report)
  }
}

/// A recognition task for up to one minute of audio.
final class EndlessTask: RecognitionTask {
  private let report: @Sendable (RecognitionReport) -> Void
  private let hearing = Locked(Hearing())

  fileprivate struct Hearing: Sendable {
    var next: Int?
    var words: [RecognizedWord] = []
    var index = 0
    var start = 0
  }

  init(_ report: @escaping @Sendable (RecognitionReport) -> Void) { self.report = report }

  func append(_ chunk: AudioChunk) {
    for said in hearing.withLock({ $0.hear(chunk) }) { report(said) }
  }

  func finish() {
    for said in hearing.withLock({ $0.settle() }) + [RecognitionReport.ended] { report(said) }
  }

  func cancel() {}
}

extension EndlessTask.Hearing {
  fileprivate mutating func hear(_ chunk: AudioChunk) -> [RecognitionReport] {
    let pace = EndlessRecognizer.pace
    if next == nil { (next, start) = ((chunk.start + pace - 1) / pace, chunk.start) }
    var reports: [RecognitionReport] = []
    while let number = next, pace * number + 4_000 <= chunk.end {
      let range = AudioRange(start: pace * number, end: pace * number + 4_000)
      words.append(RecognizedWord(text: "w\(number)", range: range))
      next = number + 1
      reports.append(
        .interim(InterimSegment(index: index, text: text, words: words), at: range.end))
      if words.count == 8 { reports += settle() }
    }
    return reports
  }

  fileprivate mutating func settle() -> [RecognitionReport] {
    guard let end = words.last?.range.end else { return [] }
    defer { (words, index, start) = ([], index + 1, end) }
    let range = AudioRange(start: start, end: end)
    return [.final(FinalSegment(index: index, text: text, range: range, words: words), at: end)]
  }

  private var text: String { words.map(\.text).joined(separator: " ") }
}
