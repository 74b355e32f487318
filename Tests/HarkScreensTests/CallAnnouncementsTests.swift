import Hark
import HarkScreens
import Testing

@Suite("Announcements of a call's screen")
struct CallAnnouncementsTests {
  private let notice = "This call is being recorded"

  /// Returns a running call, the effects of its start, and the identifier of its request for the
  /// settings.
  private func begun(
    recordsCalls: Bool = false, sensitivity: Double = CallSettings().sensitivity
  ) throws -> (call: Call, effects: [ScreenEffect<Call.Request>], id: ScreenID) {
    var (call, settings) = (Call(agentName: "Ada"), CallSettings())
    settings.recordsCalls = recordsCalls
    settings.sensitivity = sensitivity
    let id = try #require(
      call.handle(.did(.begin)).compactMap { effect -> ScreenID? in
        if case .request(let id, _) = effect { id } else { nil }
      }.first)
    let effects = call.handle(.answered(id, .settings(settings)))
    return (call, effects, id)
  }

  private func said(_ effects: [ScreenEffect<Call.Request>]) -> [CallAnnouncement] {
    effects.compactMap {
      if case .request(_, .announce(let announcement)) = $0 { announcement } else { nil }
    }
  }

  @Test("Recording is announced once, before the user is recorded")
  func recorded() throws {
    var (call, effects, id) = try begun(recordsCalls: true, sensitivity: 0.9)
    let notice = CallAnnouncement(notice, .beforeOpening)
    #expect(said(effects) == [notice])
    let told = effects.firstIndex { said([$0]) == [notice] }
    // An automatic mode starts listening immediately.
    let opened = effects.firstIndex { if case .voice(.detect) = $0 { true } else { false } }
    #expect(try #require(told) < #require(opened))
    #expect(said(call.handle(.answered(id, .recorded(true)))).isEmpty)
  }

  @Test("A recording turned on during the call is announced as soon as permitted")
  func recordedSince() throws {
    var (call, effects, id) = try begun()
    #expect(said(effects).isEmpty)
    for _ in 1...2 {
      #expect(said(call.handle(.answered(id, .recorded(true)))) == [CallAnnouncement(notice)])
      #expect(said(call.handle(.answered(id, .recorded(true)))).isEmpty)
      #expect(said(call.handle(.answered(id, .recorded(false)))).isEmpty)
    }
  }

  @Test("A recording that is turned off and on is announced again")
  func again() throws {
    var (call, _, id) = try begun(recordsCalls: true)
    for answer in [Call.Answer.recorded(true), .recorded(false)] {
      #expect(said(call.handle(.answered(id, answer))).isEmpty)
    }
    #expect(said(call.handle(.answered(id, .recorded(true)))) == [CallAnnouncement(notice)])
  }

  @Test("Problems with settings or recordings precede current speech")
  func problems() throws {
    var (call, _, id) = try begun()
    let full = said(call.handle(.answered(id, .recordingFailed(.full))))
    #expect(full.map(\.moment) == [.urgently] && full[0].text.contains("disk is full"))
    #expect(said(call.handle(.answered(id, .failed(.unwritable)))).map(\.moment) == [.urgently])
    #expect(said(call.handle(.answered(id, .failed(.unwritable)))).isEmpty)
  }

  @Test("Voice states are announced with the session")
  func silent() throws {
    var (call, _, _) = try begun()
    for phase in [Phase.listening, .recording(.speech), .waiting, .speaking] {
      #expect(said(call.handle(.shown(Snapshot(phase: phase)))).isEmpty)
    }
  }

  @Test("The call's surroundings announce it immediately")
  func performed() async {
    let announced = Locked<[CallAnnouncement]>([])
    let perform = Call.perform(
      CallSurroundings(announce: { said in announced.withLock { $0.append(said) } }))
    let notice = CallAnnouncement(notice, .beforeOpening)
    let answers = perform(.announce(notice))
    #expect(announced.withLock { $0 } == [notice])
    for await answer in answers { Issue.record("\(answer)") }
  }
}
