import HarkTesting

extension ManualTimekeeper {
  /// Lets time go on until the task is cancelled, as late as everything else here: however busy the
  /// machine is, nobody's patience ends because all stood still together.
  func passing() -> Task<Void, Never> {
    Task {
      while (try? await Task.sleep(nanoseconds: 10_000_000)) != nil { await advance(by: 0.01) }
    }
  }
}
