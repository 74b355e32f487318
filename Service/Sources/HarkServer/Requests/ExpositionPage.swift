/// A page of metrics in Prometheus' text format, version 0.0.4.
///
/// A metrics library, with its registries, factories, and back ends, would add a dependency for
/// what this type does in a few lines.
struct ExpositionPage {
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func gauge(_ name: String, _ help: String, _ value: Double) {
    begin(name, "gauge", help)
    lines.append("\(name) \(value)")
  }

  mutating func counter(_ name: String, _ help: String, _ value: Double) {
    begin(name, "counter", help)
    lines.append("\(name) \(value)")
  }

  mutating func counters(_ name: String, _ help: String, _ values: [String: Int]) {
    begin(name, "counter", help)
    for (reason, count) in values.sorted(by: { $0.key < $1.key }) {
      lines.append("\(name){reason=\"\(reason)\"} \(count)")
    }
  }

  mutating func histogram(_ name: String, _ help: String, _ histogram: Histogram) {
    histograms(name, help, [("", histogram)])
  }

  mutating func histograms(_ name: String, _ help: String, _ all: [(String, Histogram)]) {
    begin(name, "histogram", help)
    for (labels, histogram) in all.sorted(by: { $0.0 < $1.0 }) {
      lines += histogram.lines(name, labels)
    }
  }

  private mutating func begin(_ name: String, _ type: String, _ help: String) {
    lines += ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
  }
}
