import Hark
import HarkTesting
import Testing

@Suite("Conformance check of timekeepers")
struct TimekeeperConformanceTests {
  @Test("The system clock conforms")
  func system() async {
    #expect(
      await TimekeeperConformance(bounds: .unhurried) { SystemTimekeeper() }.findings() == [])
  }

  @Test("The system clock can sleep forever")
  func endless() async {
    let sleeping = Task { try await SystemTimekeeper().sleep(until: .infinity) }
    sleeping.cancel()
    await #expect(throws: CancellationError.self) { try await sleeping.value }
  }

  @Test("The manual clock conforms when it is advanced")
  func manual() async {
    let check = TimekeeperConformance(bounds: .unhurried) {
      ManualTimekeeper(now: 7)
    } pass: { clock, seconds in
      await clock.sleepers(1)
      await clock.advance(by: seconds)
    }
    let findings = await check.findings()
    #expect(findings == [])
  }

  @Test(
    "A timekeeper that breaks a rule is reported",
    arguments: TimekeeperConformance<BrokenTimekeeper>.Rule.allCases)
  func broken(rule: TimekeeperConformance<BrokenTimekeeper>.Rule) async {
    let patient: Double = rule == .wakes ? 3 : 30
    let bounds = ConformanceBounds(prompt: 5, patient: patient, settling: 0.5)
    let check = TimekeeperConformance(bounds: bounds) {
      BrokenTimekeeper(breaking: rule)
    }
    let findings = await check.findings()
    #expect(findings.map(\.rule) == [rule.rawValue], "\(findings)")
  }
}

/// A clock that breaks one rule.
final class BrokenTimekeeper: Timekeeper {
  private let breaking: TimekeeperConformance<BrokenTimekeeper>.Rule
  private let clock = SystemTimekeeper()
  private let looks = Record<Double>()

  init(breaking rule: TimekeeperConformance<BrokenTimekeeper>.Rule) { breaking = rule }

  var now: Double {
    looks.add(clock.now)
    // The fifth reading is the one after the sleep.
    return clock.now - (breaking == .neverGoesBack && looks.all.count == 5 ? 1000 : 0)
  }

  func sleep(until deadline: Double) async throws {
    let left = deadline - clock.now
    switch breaking {
    case .sleepsLongEnough where left < 10:
      return
    case .wakes where 0...10 ~= left, .skipsThePast where left < 0:
      try await clock.sleep(until: clock.now + 60)
    case .cancels where left > 10:
      try? await clock.sleep(until: deadline)
    default:
      try await clock.sleep(until: deadline)
    }
  }
}
