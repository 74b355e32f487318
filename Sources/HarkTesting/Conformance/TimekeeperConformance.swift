import Hark

/// Checks that a timekeeper meets the requirements of its port.
///
/// ```swift
/// #expect(await TimekeeperConformance { SystemTimekeeper() }.findings().isEmpty)
/// ```
public struct TimekeeperConformance<Keeper: Timekeeper>: Sendable {
  /// A requirement for timekeepers, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable {
    case neverGoesBack = "now never decreases."
    case sleepsLongEnough = "sleep(until:) does not return before its deadline."
    case wakes = "sleep(until:) returns at its deadline."
    case skipsThePast = "sleep(until:) returns at once if the deadline is in the past."
    case cancels = "A canceled sleep throws CancellationError at once."
  }

  private let bounds: ConformanceBounds
  private let step: Double
  private let make: @Sendable () -> Keeper
  private let pass: @Sendable (Keeper, Double) async -> Void

  /// Creates a check of the timekeeper that `make` returns, with a sleep of `step` seconds.
  ///
  /// `pass` advances a manual clock by the given number of seconds.
  public init(
    step: Double = 0.1, bounds: ConformanceBounds = ConformanceBounds(),
    make: @escaping @Sendable () -> Keeper,
    pass: @escaping @Sendable (Keeper, Double) async -> Void = { _, _ in }
  ) {
    self.step = step
    self.bounds = bounds
    self.make = make
    self.pass = pass
  }

  /// Returns the first violation of each rule; empty if the timekeeper conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    let clock = make()
    await checkPast(clock, &findings)
    await checkSleep(clock, &findings)
    await checkCancelling(clock, &findings)
    return findings.all
  }

  private func checkPast(_ clock: Keeper, _ findings: inout Findings<Rule>) async {
    let past = clock.now - 1
    let slept: Void? = await Trial.run(within: bounds.prompt) {
      try? await clock.sleep(until: past)
    }
    findings.note(.skipsThePast, "it did not return", if: slept == nil)
  }

  private func checkSleep(_ clock: Keeper, _ findings: inout Findings<Rule>) async {
    let start = clock.now
    let sleeping = Trial {
      let deadline = clock.now + step
      try? await clock.sleep(until: deadline)
      return clock.now - deadline
    }
    await pass(clock, step)
    if let late = await sleeping.outcome(within: bounds.patient) {
      findings.note(.sleepsLongEnough, "it returned \(-late) s too soon", if: late < 0)
    } else {
      findings.note(.wakes, "it did not return")
    }
    let end = clock.now
    findings.note(.neverGoesBack, "\(end - start) s passed in a sleep", if: end < start)
    sleeping.cancel()
  }

  private func checkCancelling(_ clock: Keeper, _ findings: inout Findings<Rule>) async {
    let deadline = clock.now + 1000
    let sleeping = Trial { await Attempt { try await clock.sleep(until: deadline) } }
    await bounds.settle()
    sleeping.cancel()
    switch await sleeping.outcome(within: bounds.prompt) {
    case .threw("CancellationError"): break
    case .threw(let error): findings.note(.cancels, "it threw a \(error)")
    case .refused(let failure): findings.note(.cancels, "it threw \(failure.code)")
    case .came: findings.note(.cancels, "it returned")
    case nil: findings.note(.cancels, "it continued to sleep")
    }
  }
}
