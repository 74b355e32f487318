import Foundation
import Testing

@testable import Hark

@Suite("How old a recording is")
struct RecordingNameAgeTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func name(daysAgo days: Double) -> RecordingName {
    RecordingName(begun: now.addingTimeInterval(-days * 86_400))
  }

  @Test("It is too old on the day after the last", arguments: CallSettings.Retention.allCases)
  func old(_ retention: CallSettings.Retention) {
    let days = Double(retention.rawValue)
    #expect(!name(daysAgo: days - 0.01).isTooOld(keeping: retention, at: now))
    #expect(name(daysAgo: days + 0.01).isTooOld(keeping: retention, at: now))
  }

  @Test("A day that has not come was a wrong clock; an hour is a summer's")
  func future() {
    #expect(!name(daysAgo: -0.05).isOfTheFuture(at: now))
    #expect(name(daysAgo: -2).isOfTheFuture(at: now))
  }
}
