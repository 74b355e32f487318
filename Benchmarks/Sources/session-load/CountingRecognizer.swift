import Hark
import Synchronization

/// A recognizer that records the input of another recognizer and the times of its reports.
final class CountingRecognizer: Recognizer {
  let inner: any Recognizer
  private let stamps: Stamps
  private let counts = Mutex<[Counted]>([])

  /// The input and the delays of a task.
  struct Counted: Sendable {
    var samples = 0

    /// The number of chunks that did not directly follow the previous one.
    var breaks = 0

    /// The delays from the arrival of audio to the report based on it, in seconds.
    var delays: [Double] = []

    var isRefused = false
  }

  init(_ inner: any Recognizer, _ stamps: Stamps) {
    self.inner = inner
    self.stamps = stamps
  }

  var traits: RecognizerTraits { inner.traits }

  var unavailability: VoiceFailure? { inner.unavailability }

  var tasks: [Counted] { counts.withLock { $0 } }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let number = counts.withLock { counts in
      counts.append(Counted())
      return counts.count - 1
    }
    let arrivals = Arrivals()
    do {
      let task = try await inner.startTask(request) { [self] news in
        if case .interim(let segment, let place) = news {
          stamps.note(segment.text.lowercased())
          let delay = arrivals.delay(of: place)
          counts.withLock { $0[number].delays.append(delay) }
        }
        report(news)
      }
      return CountingTask(task, arrivals) { [self] count, isBroken in
        counts.withLock {
          $0[number].samples += count
          $0[number].breaks += isBroken ? 1 : 0
        }
      }
    } catch {
      counts.withLock { $0[number].isRefused = true }
      throw error
    }
  }
}

/// The arrival times of a task's audio.
private final class Arrivals: Sendable {
  private let moments = Mutex<[(end: Int, moment: Double)]>([])

  func note(_ end: Int) {
    moments.withLock { $0.append((end, SystemTimekeeper().now)) }
  }

  /// Returns the time since audio up to at least `place` arrived, in seconds; 0 if it has not
  /// arrived.
  func delay(of place: Int) -> Double {
    let moment = moments.withLock { moments in moments.first { $0.end >= place }?.moment }
    return moment.map { SystemTimekeeper().now - $0 } ?? 0
  }
}

private final class CountingTask: RecognitionTask {
  private let inner: any RecognitionTask
  private let arrivals: Arrivals
  private let count: @Sendable (Int, Bool) -> Void
  private let end = Mutex<Int?>(nil)

  init(
    _ inner: any RecognitionTask, _ arrivals: Arrivals,
    _ count: @escaping @Sendable (Int, Bool) -> Void
  ) {
    self.inner = inner
    self.arrivals = arrivals
    self.count = count
  }

  func append(_ chunk: AudioChunk) {
    let isBroken = end.withLock { end in
      defer { end = chunk.start + chunk.samples.count }
      return end.map { $0 != chunk.start } ?? false
    }
    count(chunk.samples.count, isBroken)
    arrivals.note(chunk.start + chunk.samples.count)
    inner.append(chunk)
  }

  func markPause(_ pause: SpeechPause) { inner.markPause(pause) }

  func finish() { inner.finish() }

  func cancel() { inner.cancel() }

  func caughtUp() async { await inner.caughtUp() }
}
