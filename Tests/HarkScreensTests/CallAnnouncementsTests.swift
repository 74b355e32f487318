import Hark
import HarkScreens
import Testing

@Suite("What the screen of a call tells of itself")
struct CallAnnouncementsTests {
  private func call(_ phase: Phase) -> Call {
    var call = Call(agentName: "Ada")
    _ = call.handle(.shown(Snapshot(phase: phase)))
    return call
  }

  /// `call` after the outside world has said `answer`.
  private func told(_ call: Call, _ answer: Call.Answer) throws -> Call {
    var call = call
    let id = try #require(
      call.handle(.did(.begin)).compactMap { effect -> ScreenID? in
        if case .request(let id, _) = effect { id } else { nil }
      }.first)
    _ = call.handle(.answered(id, answer))
    return call
  }

  @Test("Nobody misses that they are being recorded; it is said once")
  func recorded() throws {
    let before = call(.listening)
    let after = try told(before, .recorded(true))
    #expect(
      after.news(after: before)
        == [CallAnnouncement("This call is being recorded", isUrgent: false)])
    #expect(after.news(after: after) == [])
    #expect(before.news(after: after) == [])
  }

  @Test("What is wrong with settings or recordings comes before whatever is being said")
  func problems() throws {
    let before = call(.idle)
    let after = try told(before, .recordingFailed(.full))
    let said = after.news(after: before)
    #expect(said.map(\.isUrgent) == [true] && said[0].text.contains("disk is full"))
    let worse = try told(after, .failed(.unwritable))
    #expect(worse.news(after: after).map(\.isUrgent) == [true])
    #expect(worse.news(after: worse) == [])
  }

  @Test("Nothing is said into a recording, and what the voice does is told with the session")
  func silent() throws {
    let before = call(.recording(.speech))
    #expect(try told(before, .recorded(true)).news(after: before) == [])
    #expect(call(.speaking).news(after: call(.waiting)) == [])
  }
}
