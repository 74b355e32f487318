import Hark

/// A recognizer that finds no words and takes no time, for measurements that depend on the audio
/// alone.
struct SilentRecognizer: Recognizer {
  let traits = RecognizerTraits(name: "none", locales: [.americanEnglish])

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    Silence(report: report)
  }

  private final class Silence: RecognitionTask {
    private let report: @Sendable (RecognitionReport) -> Void

    init(report: @escaping @Sendable (RecognitionReport) -> Void) { self.report = report }

    func append(_ chunk: AudioChunk) {}
    func finish() { report(.ended) }
    func cancel() {}
  }
}
