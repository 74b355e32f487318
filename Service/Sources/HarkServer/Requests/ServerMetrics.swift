import Synchronization

/// The server's metrics: counts, durations and refusal reasons, never user content.
///
/// Labels come only from the program, not from requests, so that their number is bounded.
final class ServerMetrics: Sendable {
  private struct Route: Hashable {
    let name: String
    let status: Int
  }

  private struct State: Sendable {
    var requests: [Route: Histogram] = [:]
    var refusals: [String: Int] = [:]
    var queueWaits = Histogram(Histogram.waits)
    var firstTexts = Histogram(Histogram.waits)
    var firstSounds = Histogram(Histogram.waits)
    var factors = Histogram(Histogram.factors)
    var heard = 0.0
  }

  private let state = Mutex(State())

  /// Counts a request whose response began after `seconds`.
  func answered(_ route: String, status: Int, after seconds: Double) {
    state.withLock { state in
      state.requests[Route(name: route, status: status), default: Histogram(Histogram.waits)]
        .add(seconds)
    }
  }

  /// Counts a rejected request.
  func refused(_ refusal: Refusal) {
    let reason = refusal.code ?? "status_\(refusal.status.code)"
    state.withLock { $0.refusals[reason, default: 0] += 1 }
  }

  /// Records how long a file waited for its turn, in seconds.
  func waited(_ seconds: Double) { state.withLock { $0.queueWaits.add(seconds) } }

  /// Records the time from a file's turn to its first final words, in seconds.
  func firstText(after seconds: Double) { state.withLock { $0.firstTexts.add(seconds) } }

  /// Records the time from a request for speech to its first audio, in seconds.
  func firstSound(after seconds: Double) { state.withLock { $0.firstSounds.add(seconds) } }

  /// Records that `sound` seconds of audio took `work` seconds of processing.
  func transcribed(_ sound: Double, in work: Double) {
    state.withLock { state in
      state.heard += sound
      if sound > 0 { state.factors.add(work / sound) }
    }
  }

  /// The state of the server at the time of a query.
  struct Standing: Sendable {
    var sessions = 0
    var coming = 0
    var running = 0
    var waiting = 0

    /// The waiting time of the first file in the queue, in seconds.
    var oldest = 0.0
  }

  /// Returns all metrics in Prometheus' text format, version 0.0.4.
  func text(_ now: Standing) -> String {
    let state = state.withLock { $0 }
    var page = ExpositionPage()
    page.gauge(
      "hark_sessions", "Sessions of pages and of realtime clients.", Double(now.sessions))
    page.gauge("hark_uploads_coming", "Files that are still being sent.", Double(now.coming))
    page.gauge(
      "hark_transcriptions_running", "Files that are being recognised.", Double(now.running))
    page.gauge("hark_queue_depth", "Files that wait to be recognised.", Double(now.waiting))
    page.gauge(
      "hark_queue_oldest_seconds", "How long the first of them has been waiting.", now.oldest)
    page.counter("hark_transcribed_sound_seconds_total", "Sound of files heard.", state.heard)
    page.histogram(
      "hark_queue_wait_seconds", "How long files waited for their turn.", state.queueWaits)
    page.histogram(
      "hark_first_text_seconds", "From a file's turn to its first final words.", state.firstTexts)
    page.histogram(
      "hark_first_sound_seconds", "From a request for speech to its first sound.",
      state.firstSounds)
    page.histogram(
      "hark_real_time_factor", "Work by the length of the sound, of whole files.", state.factors)
    page.counters("hark_refusals_total", "Requests that were not done, by reason.", state.refusals)
    page.histograms(
      "hark_http_request_seconds", "From a request to the beginning of its answer.",
      state.requests.map { ("route=\"\($0.name)\",status=\"\($0.status)\"", $1) })
    return page.text
  }
}
