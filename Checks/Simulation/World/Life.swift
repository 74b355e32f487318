import HarkSimulation

/// Everything in one simulated world, from its start to its end.
public protocol Life: Sendable {
  /// The number of seconds that were lived.
  var seconds: Double { get }

  /// Creates a world from a seed; everything in it follows from the seed and from `only`, the numbers
  /// of the acts that take place, or `nil` for all.
  init(seed: UInt64, record: Record, only: Set<Int>?)

  /// Lives, while nothing else runs in this process.
  func run() async
}

extension Life {
  /// Lives a life in which only the acts of `only` take place; `nil` for all.
  static func live(seed: UInt64, only: Set<Int>?, record: Record) async -> Self {
    let (scheduler, life) = (SerialScheduler.shared, Self(seed: seed, record: record, only: only))
    await scheduler.settle()
    scheduler.order(by: seed, isSealed: true)
    await life.run()
    scheduler.order(by: nil)
    return life
  }
}
