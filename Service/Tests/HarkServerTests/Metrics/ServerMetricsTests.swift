import HarkStore
import Testing

@testable import HarkServer

@Suite("Server metrics")
struct ServerMetricsTests {
  @Test("Buckets are cumulative")
  func histogram() {
    var histogram = Histogram([0.1, 1])
    for value in [0.1, 0.05, 0.5, 7] { histogram.add(value) }
    #expect(
      histogram.lines("h", "a=\"b\"") == [
        "h_bucket{a=\"b\",le=\"0.1\"} 2", "h_bucket{a=\"b\",le=\"1.0\"} 3",
        "h_bucket{a=\"b\",le=\"+Inf\"} 4", "h_sum{a=\"b\"} 7.65", "h_count{a=\"b\"} 4",
      ])
  }

  @Test(
    "A failure of the store is logged as one sentence",
    arguments: [
      (StoreFailure.full, "The disk is full; free space for the captures file and try again."),
      (.broken, "The captures file could not be read or written; check the disk and try again."),
    ])
  func failures(_ failure: StoreFailure, _ sentence: String) {
    let lines = LoggedLines()
    #expect(ServerMetrics().failed(failure, lines.log) == .inside)
    #expect(lines.all == [sentence])
  }

  @Test("Metrics are in Prometheus' format, with name, type and unit")
  func page() {
    let metrics = ServerMetrics()
    metrics.answered("GET /v1/models", status: 200, after: 0.003)
    metrics.refused(.queueFull(wait: 1))
    metrics.refused(.twoHosts)
    metrics.transcribed(10, in: 2)
    let lines = metrics.text(.init(sessions: 3, running: 1, waiting: 2, oldest: 4.5))
      .split(separator: "\n").map(String.init)
    for line in [
      "hark_sessions 3.0", "hark_queue_depth 2.0", "hark_queue_oldest_seconds 4.5",
      "hark_refusals_total{reason=\"rate_limit_exceeded\"} 1",
      "hark_refusals_total{reason=\"status_400\"} 1", "hark_real_time_factor_sum 0.2",
      "hark_http_request_seconds_count{route=\"GET /v1/models\",status=\"200\"} 1",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(
      lines.allSatisfy { $0.hasPrefix("# ") || Double($0.split(separator: " ").last ?? "") != nil })
  }
}
