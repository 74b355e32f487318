import Foundation
import HarkSimulation
import World

// Simulates sessions, each from its seed, until a rule is broken or STEPS jobs have run.
//
// Usage: simulate SEED STEPS
//        simulate SEED           one session, with its last events
let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap { Int($0) }.filter { $0 >= 0 }
guard (1...2).contains(numbers.count), numbers.count == arguments.count else {
  print("simulate: give a seed, and the number of steps or nothing: whole numbers of at least 0.")
  exit(2)
}
let (first, steps) = (UInt64(numbers[0]), numbers.dropFirst().first)

/// Returns the exit status.
@Sendable func simulate(from first: UInt64, steps: Int?) async -> Int32 {
  let (scheduler, began) = (SerialScheduler.shared, Date())
  var (seed, seconds, events, digest) = (first, 0.0, 0, UInt64(0))
  var faults: [String: Int] = [:]
  repeat {
    let record = Record(isKept: steps == nil)
    let life = SessionLife(seed: seed, record: record)
    await scheduler.settle()
    scheduler.order(by: seed)
    await life.run()
    scheduler.order(by: nil)
    seconds += life.seconds
    events += record.events
    digest = digest &* 31 &+ record.digest
    faults.merge(record.faults, uniquingKeysWith: +)
    if steps == nil { print(record.lines.joined(separator: "\n")) }
    if !record.complaints.isEmpty {
      print(record.complaints.joined(separator: "\n"))
      print(
        "Seed \(seed) breaks a rule after \(scheduler.steps) steps. Replay it with: make simulate"
          + " SEED=\(seed)")
      return 1
    }
    seed += 1
  } while scheduler.steps < steps ?? 0
  // The same for every run from the same seed.
  print(
    "\(scheduler.steps) steps, \(seed - first) sessions, \(events) events, \(Int(seconds)) s of"
      + " simulated time, digest \(String(digest, radix: 16))")
  for (fault, count) in faults.sorted(by: { $0.key < $1.key }) { print("  \(count) × \(fault)") }
  let wall = Date().timeIntervalSince(began)
  print("Took \(Int(wall.rounded(.up))) s: \(Int(seconds / wall)) times real time.")
  return 0
}

// The scheduler takes all jobs from here on.
_ = SerialScheduler.shared
Task.detached { exit(await simulate(from: first, steps: steps)) }
while true { sleep(1_000) }
