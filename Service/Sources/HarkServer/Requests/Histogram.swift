/// The distribution of a quantity, as Prometheus counts it.
struct Histogram: Sendable, Equatable {
  /// The bucket bounds for waiting times of users or programs, in seconds.
  static let waits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800]

  /// The bucket bounds for processing time divided by audio duration; values up to 1 keep up with
  /// live speech.
  static let factors = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 5, 10]

  let bounds: [Double]

  /// The number of values within each bound and above the previous one; the last element counts
  /// values above all bounds.
  private var counts: [Int]
  private var sum = 0.0

  init(_ bounds: [Double]) {
    self.bounds = bounds
    counts = [Int](repeating: 0, count: bounds.count + 1)
  }

  /// Counts a value.
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
