import Foundation
import Hark

/// Many concurrent sessions with a recognizer that takes no time.
struct ScriptedLoad {
  let pages: Int
  let seconds: Double

  /// The maximum round trip over bare sockets, in seconds; a slower machine is too busy for a valid
  /// measurement.
  private static let quiet = 0.02

  /// The maximum 99th percentile of the delay from the recognizer to the page, in seconds.
  private static let limit = 0.05

  func isWithinLimits() async throws -> Bool {
    let floor = Percentiles(try await EchoFloor(pages: pages, seconds: seconds).measured())
    print("\(pages) bare sockets, round trip: \(floor.line(("p50", 0.5), ("p99", 0.99)))")
    let before = ProcessorTime.now
    let stamps = Stamps()
    let recognizer = StampedRecognizer(stamps)
    let outcomes = try await LoadedServer(recognizer: recognizer, sessionLimit: pages).run { port in
      try await withThrowingTaskGroup { group in
        for _ in 0..<pages {
          group.addTask {
            try await LoadedPage(port: port, seconds: seconds, stamps: stamps).run()
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
    let handovers = Percentiles(outcomes.flatMap(\.handovers))
    let sent = outcomes.map(\.sent).reduce(0, +)
    let cost = (ProcessorTime.now - before) / seconds
    let figures = recognizer.all.map(\.figures)
    let lost = sent - figures.map(\.samples).reduce(0, +)
    let breaks = figures.map(\.breaks).reduce(0, +)
    print(
      "\(pages) sessions, recognizer to page: \(handovers.line(("p50", 0.5), ("p99", 0.99))) "
        + "(limit of p99 \(Int(Self.limit * 1_000)) ms)")
    print(
      "\(pages) sessions, sound: \(sent) samples sent, \(lost) lost, \(breaks) breaks (limit 0)")
    print(String(format: "\(pages) sessions with their pages: %.2f cores", cost))
    let isQuiet = floor.within(0.99) <= Self.quiet
    if !isQuiet { print("The machine is too busy for valid times: bare sockets wait, too.") }
    let isInTime = !isQuiet || handovers.within(0.99) <= Self.limit
    return isInTime && lost == 0 && breaks == 0 && handovers.count >= pages
  }
}

/// The processor time used by this process.
enum ProcessorTime {
  /// The current value, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
