import HarkTesting

extension ManualTimekeeper {
  /// A clock that goes on only when nothing is left to be done in this process.
  public static func serial(now: Double = 0) -> ManualTimekeeper {
    ManualTimekeeper(now: now, settle: SerialScheduler.shared.settle)
  }
}
