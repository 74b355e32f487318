import Foundation

/// Times in seconds, sorted.
struct Percentiles {
  private let sorted: [Double]

  init(_ times: [Double]) { sorted = times.sorted() }

  var count: Int { sorted.count }

  /// The time that `part` of them, 0…1, stay within.
  func within(_ part: Double) -> Double {
    sorted.isEmpty ? .infinity : sorted[min(Int(part * Double(sorted.count)), sorted.count - 1)]
  }

  /// In milliseconds, with the parts that are asked for.
  func line(_ parts: (String, Double)...) -> String {
    if sorted.isEmpty { return "none came" }
    return parts.map { name, part in
      "\(name) " + String(format: "%.1f ms", within(part) * 1_000)
    }.joined(separator: ", ") + " of \(count)"
  }
}
