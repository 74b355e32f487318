import Hark
import Synchronization

/// Finds no words; notes when sound reaches it.
struct NotingRecognizer: Recognizer {
  let traits = RecognizerTraits(name: "none", locales: [.americanEnglish])
  private let arrivals: Arrivals

  init(_ arrivals: Arrivals) { self.arrivals = arrivals }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    Noting(arrivals: arrivals, report: report)
  }

  private final class Noting: RecognitionTask {
    private let arrivals: Arrivals
    private let report: @Sendable (RecognitionReport) -> Void

    init(arrivals: Arrivals, report: @escaping @Sendable (RecognitionReport) -> Void) {
      self.arrivals = arrivals
      self.report = report
    }

    func append(_ chunk: AudioChunk) { arrivals.note(chunk) }
    func finish() { report(.ended) }
    func cancel() {}
  }
}

/// How long after it was due each chunk of a session reached the recogniser.
final class Arrivals: Sendable {
  private let due: @Sendable (Int) -> Double?
  private let state = Mutex<(begun: Double, delays: [Double])>((.infinity, []))

  /// `due` knows when the chunk with a number is due, in seconds after the beginning; nil where it does
  /// not count.
  init(due: @escaping @Sendable (Int) -> Double?) { self.due = due }

  /// In seconds.
  var delays: [Double] { state.withLock { $0.delays } }

  /// All began at `moment`.
  func begin(at moment: Double) { state.withLock { $0.begun = moment } }

  /// Notes the last sound of a chunk; earlier parts of it have come as soon.
  func note(_ sound: AudioChunk) {
    let length = AudioTime.samples(PacedLoad.interval)
    guard sound.end % length == 0, let due = due(sound.end / length - 1) else { return }
    state.withLock { $0.delays.append(MonotonicClock.now - $0.begun - due) }
  }
}
