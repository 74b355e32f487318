import Foundation
import Testing

@testable import Hark

@Suite("Age of a recording")
struct RecordingNameAgeTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func name(daysAgo days: Double) -> RecordingName {
    RecordingName(begun: now.addingTimeInterval(-days * 86_400))
  }

  @Test("Expiry on the day after the last day", arguments: CallSettings.Retention.allCases)
  func old(_ retention: CallSettings.Retention) {
    let days = Double(retention.rawValue)
    #expect(!name(daysAgo: days - 0.01).isTooOld(keeping: retention, at: now))
    #expect(name(daysAgo: days + 0.01).isTooOld(keeping: retention, at: now))
  }

  @Test("A date in the future indicates a wrong clock; an hour may be daylight saving time")
  func future() {
    #expect(!name(daysAgo: -0.05).isOfTheFuture(at: now))
    #expect(name(daysAgo: -2).isOfTheFuture(at: now))
  }
}
