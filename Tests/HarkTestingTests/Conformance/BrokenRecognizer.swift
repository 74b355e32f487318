import Hark
import HarkTesting

/// A recognizer that breaks one rule.
final class BrokenRecognizer: Recognizer {
  private enum Odd: Error { case strange }

  private let breaking: RecognizerConformance.Rule
  private let inner: ScriptedRecognizer

  init(_ script: RecognizerScript, breaking rule: RecognizerConformance.Rule) {
    breaking = rule
    inner = ScriptedRecognizer(script)
  }

  var traits: RecognizerTraits {
    RecognizerTraits(
      name: breaking == .describesItself ? "" : "broken", locales: inner.traits.locales)
  }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    var request = request
    if breaking == .starts { throw VoiceFailure.recognizerUnavailable }
    if !inner.traits.locales.contains(request.locale) {
      if breaking == .throwsVoiceFailures { throw Odd.strange }
      if breaking == .refusesUnknownLanguage { request.locale = .americanEnglish }
    }
    if breaking == .servesTwoOrRefuses, inner.aliveCount > 0 {
      throw VoiceFailure.recognitionFailed
    }
    let task = BrokenTask(breaking: breaking, report: report)
    let scripted = try await inner.startTask(request) { task.pass($0) }
    task.connect(scripted)
    return task
  }
}

/// A task that breaks one rule and otherwise behaves like the scripted task.
private final class BrokenTask: RecognitionTask {
  private let breaking: RecognizerConformance.Rule
  private let report: @Sendable (RecognitionReport) -> Void
  private let inner = Record<any RecognitionTask>()
  private let ends = Record<Int>()

  init(
    breaking rule: RecognizerConformance.Rule,
    report: @escaping @Sendable (RecognitionReport) -> Void
  ) {
    breaking = rule
    self.report = report
  }

  func connect(_ task: any RecognitionTask) { inner.add(task) }

  func append(_ chunk: AudioChunk) {
    if ends.all.isEmpty {
      if breaking == .returnsAtOnce { ConformanceBounds.holdUp() }
      if breaking == .endsWhenFinished { report(.ended) }
    }
    ends.add(chunk.end)
    inner.all.first?.append(chunk)
  }

  func markPause(_ pause: SpeechPause) { inner.all.first?.markPause(pause) }

  func finish() { inner.all.first?.finish() }

  func cancel() {
    if breaking == .freesDecoders { return }
    inner.all.first?.cancel()
    guard breaking == .cancelsSilently else { return }
    Task { [report] in
      for _ in 0..<500 {
        try? await Task.sleep(nanoseconds: 20_000_000)
        report(.interim(InterimSegment(index: 0, text: "late"), at: 0))
      }
    }
  }

  func caughtUp() async {
    if breaking == .catchesUp { try? await Task.sleep(nanoseconds: 60_000_000_000) }
  }

  /// Forwards a report, altered to break the rule.
  func pass(_ told: RecognitionReport) {
    switch (breaking, told) {
    case (.ends, .ended):
      break
    case (.endsOnce, .ended):
      report(told)
      report(told)
    case (.endsWhenFinished, _) where !ends.all.isEmpty:
      break
    case (.ordersFinals, .final):
      report(told)
      report(told)
    case (.staysWithinSound, .final(let segment, _)):
      report(.final(segment, at: 1_000_000))
    case (.ordersSegments, .final(let segment, let at)) where segment.index > 0:
      report(.final(bent(segment, start: segment.range.start - 100), at: at))
    case (.placesWords, .final(let segment, let at)):
      let range = AudioRange(start: segment.range.start, end: segment.range.end + 1)
      let word = RecognizedWord(text: "here", range: range)
      report(.final(bent(segment, words: [word]), at: at))
    case (.trimsText, .final(let segment, let at)):
      report(.final(bent(segment, text: segment.text + " "), at: at))
    case (.ignoresChunkSize, .interim(let interim, _)):
      report(.interim(interim, at: ends.all.last ?? 0))
    default:
      report(told)
    }
  }

  private func bent(
    _ segment: FinalSegment, text: String? = nil, start: Int? = nil, words: [RecognizedWord]? = nil
  ) -> FinalSegment {
    let range = AudioRange(start: start ?? segment.range.start, end: segment.range.end)
    return FinalSegment(
      index: segment.index, text: text ?? segment.text, range: range, words: words ?? segment.words)
  }
}
