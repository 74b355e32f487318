import Foundation

/// Durations in seconds, sorted.
struct Percentiles {
  private let sorted: [Double]

  init(_ times: [Double]) { sorted = times.sorted() }

  var count: Int { sorted.count }

  /// Returns the `part` quantile of the durations; `part` is in the range 0…1.
  func within(_ part: Double) -> Double {
    sorted.isEmpty ? .infinity : sorted[min(Int(part * Double(sorted.count)), sorted.count - 1)]
  }

  /// Returns the requested percentiles as text, in milliseconds.
  func line(_ parts: (String, Double)...) -> String {
    if sorted.isEmpty { return "none" }
    return parts.map { name, part in
      "\(name) " + String(format: "%.1f ms", within(part) * 1_000)
    }.joined(separator: ", ") + " of \(count)"
  }
}
