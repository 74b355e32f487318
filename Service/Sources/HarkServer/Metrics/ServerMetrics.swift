import Hark
import Hummingbird
import Synchronization

/// The server's metrics: counts, durations, and refusal reasons, never user content.
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
    let route = Route(name: route, status: status)
    state.withLock { $0.requests[route, default: Histogram(Histogram.waits)].add(seconds) }
  }

  func refused(_ refusal: HTTPRefusal) {
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

  struct Standing: Sendable {
    var sessions = 0
    var coming = 0
    var running = 0
    var waiting = 0

    /// The waiting time of the first file in the queue, in seconds.
    var oldest = 0.0
  }

  func text(_ now: Standing) -> String {
    let state = state.withLock { $0 }
    var page = ExpositionPage()
    page.value("hark_sessions", "Sessions of pages and realtime clients.", Double(now.sessions))
    page.value("hark_uploads_coming", "Files that are being uploaded.", Double(now.coming))
    page.value(
      "hark_transcriptions_running", "Files that are being transcribed.", Double(now.running))
    page.value("hark_queue_depth", "Files waiting to be transcribed.", Double(now.waiting))
    page.value("hark_queue_oldest_seconds", "Waiting time of the first queued file.", now.oldest)
    page.value(
      "hark_transcribed_sound_seconds_total", "Audio transcribed from files.", state.heard,
      type: "counter")
    page.histogram("hark_queue_wait_seconds", "Waiting time of files.", state.queueWaits)
    page.histogram(
      "hark_first_text_seconds", "Time from a file's turn to its first final words.",
      state.firstTexts)
    page.histogram(
      "hark_first_sound_seconds", "Time from a speech request to its first audio.",
      state.firstSounds)
    page.histogram(
      "hark_real_time_factor", "Processing time divided by audio duration, by file.", state.factors)
    page.counters("hark_refusals_total", "Rejected requests by reason.", state.refusals)
    page.histograms(
      "hark_http_request_seconds", "Time from a request to the start of its response.",
      state.requests.map { ("route=\"\($0.name)\",status=\"\($0.status)\"", $1) })
    return page.text
  }
}

/// Times requests by route rather than by path, because a path may contain anything.
struct RequestTiming: RouterMiddleware {
  let metrics: ServerMetrics

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    let begun = SystemTimekeeper().now
    let answer = try await next(request, context)
    // A client can invent any number of methods.
    let isKnown = [.get, .post, .put, .delete, .head, .options, .patch].contains(request.method)
    metrics.answered(
      "\(isKnown ? request.method.rawValue : "OTHER") \(context.endpointPath ?? "other")",
      status: answer.status.code, after: SystemTimekeeper().now - begun)
    return answer
  }
}

/// A page of metrics in the Prometheus text format 0.0.4, which is too simple to need a dependency.
private struct ExpositionPage {
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func value(_ name: String, _ help: String, _ value: Double, type: String = "gauge") {
    begin(name, type, help)
    lines.append("\(name) \(value)")
  }

  mutating func counters(_ name: String, _ help: String, _ values: [String: Int]) {
    begin(name, "counter", help)
    lines += values.sorted { $0.key < $1.key }.map { "\(name){reason=\"\($0)\"} \($1)" }
  }

  mutating func histogram(_ name: String, _ help: String, _ histogram: Histogram) {
    histograms(name, help, [("", histogram)])
  }

  mutating func histograms(_ name: String, _ help: String, _ all: [(String, Histogram)]) {
    begin(name, "histogram", help)
    lines += all.sorted { $0.0 < $1.0 }.flatMap { $1.lines(name, $0) }
  }

  private mutating func begin(_ name: String, _ type: String, _ help: String) {
    lines += ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
  }
}

/// The distribution of a quantity, in the form of a Prometheus histogram.
struct Histogram: Sendable, Equatable {
  /// The bucket bounds for waiting times of users or programs, in seconds.
  static let waits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800]

  /// The bucket bounds for processing time divided by audio duration.
  static let factors = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 5, 10]

  let bounds: [Double]

  /// The number of values between each bound and the previous one, and above the last.
  private var counts: [Int]
  private var sum = 0.0

  init(_ bounds: [Double]) {
    self.bounds = bounds
    counts = [Int](repeating: 0, count: bounds.count + 1)
  }

  mutating func add(_ value: Double) {
    counts[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
    sum += value
  }

  /// Returns the metric lines; `labels`, such as `route="/v1/models"`, are added to each.
  func lines(_ name: String, _ labels: String = "") -> [String] {
    let more = labels.isEmpty ? "" : labels + ","
    var total = 0
    var lines = zip(bounds.map { "\($0)" } + ["+Inf"], counts).map { bound, count in
      total += count
      return "\(name)_bucket{\(more)le=\"\(bound)\"} \(total)"
    }
    let only = labels.isEmpty ? "" : "{\(labels)}"
    lines += ["\(name)_sum\(only) \(sum)", "\(name)_count\(only) \(total)"]
    return lines
  }
}
