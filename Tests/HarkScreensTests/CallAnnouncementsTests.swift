import Hark
import HarkScreens
import LedgerCoverage
import Testing

@Suite("What a screen reader says of a call")
struct CallAnnouncementsTests {
  private func call(_ phase: Phase) -> Call {
    var call = Call(agentName: "Ada")
    _ = call.handle(.shown(Snapshot(phase: phase)))
    return call
  }

  private func said(from old: Phase, to new: Phase) -> [CallAnnouncement] {
    call(new).announcements(after: call(old))
  }

  @Test(
    "Each state that is entered is said once, in its words",
    .covers("S3-106", "S3-107", "S3-108", "S3-109", "S3-110"),
    arguments: [
      (Phase.speaking, Phase.idle, "Ready to record"),
      (.listening, .recording(.speech), "Recording"),
      (.recording(.hand), .finalizing, "Processing your speech"),
      (.finalizing, .waiting, "Waiting for response"), (.waiting, .speaking, "Agent is speaking"),
    ])
  func states(_ old: Phase, _ new: Phase, _ text: String) {
    #expect(said(from: old, to: new) == [CallAnnouncement(text, isUrgent: false)])
    #expect(said(from: new, to: new) == [])
  }

  @Test("A failure comes before whatever is being said")
  func failures() {
    let said = said(from: .listening, to: .failed(.microphoneLost))
    #expect(said.map(\.isUrgent) == [true])
    #expect(said.first?.text == Wording(for: .call)[.message(.microphoneLost)])
  }

  @Test("Nobody misses that they are being recorded, or that it does not work")
  func recording() throws {
    let before = call(.listening)
    var after = before
    let id = try #require(
      after.handle(.did(.begin)).compactMap { effect -> ScreenID? in
        if case .request(let id, _) = effect { id } else { nil }
      }.first)
    _ = after.handle(.answered(id, .recorded(true)))
    #expect(
      after.announcements(after: before)
        == [CallAnnouncement("This call is being recorded", isUrgent: false)])
    let recorded = after
    _ = after.handle(.answered(id, .recorded(false)))
    _ = after.handle(.answered(id, .recordingFailed(.full)))
    let told = after.announcements(after: recorded)
    #expect(told.map(\.isUrgent) == [true] && told[0].text.contains("disk is full"))
    #expect(after.announcements(after: after) == [])
  }
}
