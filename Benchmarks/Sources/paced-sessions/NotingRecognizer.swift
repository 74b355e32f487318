import Hark
import Synchronization

/// A recognizer that finds no words and records the arrival times of audio.
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

/// The delays between the due times of a session's chunks and their arrival at the recognizer.
final class Arrivals: Sendable {
  private let due: @Sendable (Int) -> Double?
  private let state = Mutex<(begun: Double, delays: [Double])>((.infinity, []))

  /// Creates a record of delays.
  ///
  /// `due` returns the time at which a chunk is due, in seconds after the start of the load; `nil`
  /// if the chunk does not count.
  init(due: @escaping @Sendable (Int) -> Double?) { self.due = due }

  /// The delays, in seconds.
  var delays: [Double] { state.withLock { $0.delays } }

  /// Sets the start time of the load.
  func begin(at moment: Double) { state.withLock { $0.begun = moment } }

  /// Records the arrival of the end of a chunk; the earlier parts of the chunk arrive no later.
  func note(_ sound: AudioChunk) {
    let length = AudioTime.samples(PacedLoad.interval)
    guard sound.end % length == 0, let due = due(sound.end / length - 1) else { return }
    state.withLock { $0.delays.append(MonotonicClock.now - $0.begun - due) }
  }
}
