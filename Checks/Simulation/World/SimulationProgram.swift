import Foundation
import HarkSimulation

/// A program that simulates worlds, each from its own seed, until a rule is broken or enough steps
/// have been taken.
///
/// Its arguments are a seed and a number of steps, or only a seed, to run one world and print its
/// last events. After a single seed, `--only 3,17` selects the acts to perform; 0 selects none.
public struct SimulationProgram<World: Life>: Sendable {
  /// The name of the program, and the command that replays a seed.
  private let name: String
  private let command: String

  /// Creates the program `name`; `command` replays its worlds.
  public init(_ name: String, replaying command: String, _: World.Type) {
    self.name = name
    self.command = command
  }

  /// Runs the program, and ends the process.
  public func run() -> Never {
    hashDeterministically()
    var arguments = Array(CommandLine.arguments.dropFirst())
    var only: Set<Int>?
    if let place = arguments.firstIndex(of: "--only"), place + 1 < arguments.count {
      only = Set(arguments[place + 1].split(separator: ",").map { Int($0) ?? -1 })
      arguments.removeSubrange(place...place + 1)
    }
    let numbers = arguments.compactMap { Int($0) }.filter { $0 >= 0 }
    guard (1...2).contains(numbers.count), numbers.count == arguments.count,
      only?.contains(-1) != true, only == nil || numbers.count == 1
    else {
      print(
        "\(name): give a seed, and the number of steps or nothing: whole numbers of at least 0."
          + " After one seed, --only takes the numbers of acts, separated by commas.")
      exit(2)
    }
    // From here on, the scheduler runs all jobs.
    _ = SerialScheduler.shared
    Task.detached { [only] in
      exit(await simulate(from: UInt64(numbers[0]), steps: numbers.dropFirst().first, only: only))
    }
    while true { sleep(1_000) }
  }

  /// Restarts the process with deterministic hashing, unless it is already enabled.
  private func hashDeterministically() {
    let variable = "SWIFT_DETERMINISTIC_HASHING"
    guard ProcessInfo.processInfo.environment[variable] == nil else { return }
    setenv(variable, "1", 1)
    execv("/proc/self/exe", CommandLine.unsafeArgv)
  }

  /// Runs the simulations and returns the exit status.
  private func simulate(from first: UInt64, steps: Int?, only: Set<Int>?) async -> Int32 {
    let (scheduler, began) = (SerialScheduler.shared, Date())
    var (seed, seconds, events, digest) = (first, 0.0, 0, UInt64(0))
    var faults: [String: Int] = [:]
    repeat {
      let record = Record(isKept: steps == nil)
      let life = await World.live(seed: seed, only: only, record: record)
      seconds += life.seconds
      events += record.events
      digest = digest &* 31 &+ record.digest
      faults.merge(record.faults, uniquingKeysWith: +)
      if steps == nil { print(record.lines.joined(separator: "\n")) }
      if !record.complaints.isEmpty {
        print(record.complaints.joined(separator: "\n"))
        print("Seed \(seed) breaks a rule after \(scheduler.steps) steps.")
        await explain(seed, record, isShort: only != nil)
        return 1
      }
      seed += 1
    } while scheduler.steps < steps ?? 0
    // This output is the same for every run from the same seed.
    print(
      "\(scheduler.steps) steps, \(seed - first) worlds, \(events) events, \(Int(seconds)) s of"
        + " simulated time, digest \(String(digest, radix: 16))")
    for (fault, count) in faults.sorted(by: { $0.key < $1.key }) { print("  \(count) × \(fault)") }
    let wall = Date().timeIntervalSince(began)
    print("Took \(Int(wall.rounded(.up))) s: \(Int(seconds / wall)) times real time.")
    return 0
  }

  /// Prints the shortest trace that was found, and the command that replays it.
  private func explain(_ seed: UInt64, _ record: Record, isShort: Bool) async {
    var acts = record.acts.sorted()
    if !isShort {
      var shrinking = Shrinking<World>(seed: seed, complaint: record.complaints[0])
      acts = await shrinking.shortest(of: acts)
      let short = Record(isKept: true)
      _ = await World.live(seed: seed, only: Set(acts), record: short)
      print("\(acts.count) of its \(record.acts.count) acts are enough:")
      print(short.lines.joined(separator: "\n"))
    }
    let list = acts.isEmpty ? "0" : acts.map(String.init).joined(separator: ",")
    print("Replay it with: \(command) SEED=\(seed) ONLY=\(list)")
  }
}
