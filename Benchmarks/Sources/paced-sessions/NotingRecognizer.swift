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
  private let phase: Double
  private let interval: Double
  private let state = Mutex<(begun: Double, delays: [Double])>((.infinity, []))

  init(phase: Double, interval: Double) {
    self.phase = phase
    self.interval = interval
  }

  /// In seconds.
  var delays: [Double] { state.withLock { $0.delays } }

  /// The first chunk of a session without phase is due at `moment`.
  func begin(at moment: Double) { state.withLock { $0.begun = moment } }

  /// Notes the last sound of a chunk; earlier parts of it have come as soon, and the first second counts
  /// for nothing.
  func note(_ sound: AudioChunk) {
    let length = AudioTime.samples(interval)
    guard sound.end % length == 0, sound.end > AudioChunk.sampleRate else { return }
    let due = phase + Double(sound.end / length - 1) * interval
    state.withLock { $0.delays.append(MonotonicClock.now - $0.begun - due) }
  }
}
