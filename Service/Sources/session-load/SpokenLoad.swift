import Foundation
import Hark
import HarkLinux

/// As many people at once as there are decoders, who all speak all the time, and one more.
struct SpokenLoad {
  let clip: [Float]
  let decoders: Int

  /// The most that 95 of 100 texts may take from the recogniser to the page, in seconds.
  private static let limit = 0.1

  func isWithinLimits() async throws -> Bool {
    let stamps = Stamps()
    let inner = PocketSphinxRecognizer(maximumTasks: decoders)
    try await inner.warmUp()
    let recognizer = CountingRecognizer(inner, stamps)
    let seconds = 3 * AudioTime.seconds(clip.count)
    let before = ProcessorTime.now
    let outcomes = try await LoadedServer(recognizer: recognizer, sessionLimit: 100).run { port in
      try await withThrowingTaskGroup { group in
        for number in 0...decoders {
          group.addTask {
            // The last one comes when the others have begun.
            let delay = number == decoders ? 1.0 : 0
            try await SystemTimekeeper().sleep(until: SystemTimekeeper().now + delay)
            let page = LoadedPage(
              port: port, seconds: number == decoders ? 1 : seconds, stamps: stamps, sound: clip)
            return (number, try await page.run())
          }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
    }
    print(
      String(
        format: "\(decoders) people speaking: %.2f cores", (ProcessorTime.now - before) / seconds))
    return report(recognizer, outcomes)
  }

  private func report(
    _ recognizer: CountingRecognizer, _ outcomes: [Int: LoadedPage.Outcome]
  ) -> Bool {
    let tasks = recognizer.tasks
    let served = tasks.filter { !$0.isRefused }
    let sent = (0..<decoders).compactMap { outcomes[$0]?.sent }.reduce(0, +)
    let lost = sent - served.map(\.samples).reduce(0, +)
    let breaks = served.map(\.breaks).reduce(0, +)
    let refused = tasks.count - served.count
    let handovers = Percentiles((0..<decoders).flatMap { outcomes[$0]?.handovers ?? [] })
    let delays = Percentiles(served.flatMap(\.delays))
    let parts = [("p50", 0.5), ("p95", 0.95)]
    print(
      "\(decoders) people speaking, recogniser to page: \(handovers.line(parts[0], parts[1])) "
        + "(limit of p95 \(Int(Self.limit * 1_000)) ms)")
    print("The recogniser itself, sound to text: \(delays.line(parts[0], parts[1]))")
    print(
      "\(decoders) people speaking, sound: \(sent) samples sent, \(lost) lost, \(breaks) breaks "
        + "(limit 0); the next is told that all are busy: \(refused > 0 ? "yes" : "no")")
    // A recogniser that is far behind passes interim text over, and there is nothing to hand over.
    if handovers.count == 0 { print("The machine is too busy for the recogniser to keep up.") }
    let isInTime = handovers.count == 0 || handovers.within(0.95) <= Self.limit
    return isInTime && lost == 0 && breaks == 0 && refused > 0
  }
}
