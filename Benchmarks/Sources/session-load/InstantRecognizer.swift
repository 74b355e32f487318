import Hark
import Synchronization

/// A recognizer that takes no time: it reports a single word at the first loud audio.
struct InstantRecognizer: Recognizer {
  let traits = RecognizerTraits(name: "instant", locales: [.americanEnglish])

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    InstantTask(report)
  }
}

private final class InstantTask: RecognitionTask {
  private let report: @Sendable (RecognitionReport) -> Void
  private let hasSpoken = Atomic(false)

  init(_ report: @escaping @Sendable (RecognitionReport) -> Void) { self.report = report }

  func append(_ chunk: AudioChunk) {
    guard chunk.samples.contains(where: { abs($0) > 0.1 }),
      !hasSpoken.exchange(true, ordering: .relaxed)
    else { return }
    report(
      .interim(InterimSegment(index: 0, text: "hello"), at: chunk.start + chunk.samples.count))
  }

  func finish() { report(.ended) }

  func cancel() { report(.ended) }
}
