import Foundation
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("A call's notices about recordings and noise")
struct CallNoticeTests {
  private static let all: [CallNotice] =
    [
      .recorded, .recordings, .noRecordings, .title(Date(timeIntervalSince1970: 0)), .play,
      .delete, .deleteLabel(Date(timeIntervalSince1970: 0)), .noiseOffer, .acceptNoiseOffer,
      .declineNoiseOffer, .recordedShort, .pause, .notPlayed,
      .playLabel(Date(timeIntervalSince1970: 0)), .pauseLabel(Date(timeIntervalSince1970: 0)),
    ] + CallRecordingFailure.allCases.map(CallNotice.failed)

  @Test("Every sentence exists", arguments: all)
  func every(_ notice: CallNotice) {
    #expect(!Wording(for: .call)[notice: notice].isEmpty)
  }

  @Test("A failure states the problem and the remedy", arguments: CallRecordingFailure.allCases)
  func failures(_ failure: CallRecordingFailure) {
    let text = Wording(for: .call)[notice: .failed(failure)]
    #expect(text.hasSuffix(".") && text.count < 160)
    if failure != .underWay { #expect(text.contains("the call goes on")) }
  }

  @Test("A recording's title is its start in the local date format")
  func title() throws {
    let date = Date(timeIntervalSince1970: 1_795_285_283)
    let zone = try #require(TimeZone(identifier: "UTC"))
    #expect(CallNotice.title(date, zone: zone) == "Nov 21, 2026 at 6:21 PM")
  }
}
