import HarkSimulation

/// A simulated world, from its start to its end.
public protocol Life: Sendable {
  /// The simulated time, in seconds.
  var seconds: Double { get }

  /// Creates a world that is determined by a seed and by `only`, the numbers of the acts to
  /// perform, or `nil` for all.
  init(seed: UInt64, record: Record, only: Set<Int>?)

  /// Runs the world to its end.
  ///
  /// Nothing else may run in this process at the same time.
  func run() async
}

extension Life {
  /// Runs a world in which only the acts in `only` take place, or all if it is `nil`.
  static func live(seed: UInt64, only: Set<Int>?, record: Record) async -> Self {
    let (scheduler, life) = (SerialScheduler.shared, Self(seed: seed, record: record, only: only))
    await scheduler.settle()
    scheduler.order(by: seed, isSealed: true)
    await life.run()
    scheduler.order(by: nil)
    return life
  }
}
