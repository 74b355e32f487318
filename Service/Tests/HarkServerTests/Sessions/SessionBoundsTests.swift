import Foundation
import Hark
import HarkPresentation
import HarkTesting
import Synchronization
import Testing

@testable import HarkServer

@Suite("Limits of a server", .timeLimit(.minutes(3)))
struct SessionBoundsTests {
  @Test("A server refuses a session beyond its limit of 100")
  func limit() async throws {
    // The clock does not advance, so no client is silent for too long.
    let server = try await SessionServer.start(limit: 100, timekeeper: ManualTimekeeper())
    var pages: [SessionClient] = []
    for _ in 0..<100 { pages.append(try await SessionClient.greeted(server).0) }
    var next = try await SessionClient(port: server.port)
    try await next.say(.hello(WireExamples.hello()))
    #expect(try await next.next() == .refused(.busy))
    #expect(try await next.next() == nil)
    for index in pages.indices { #expect(try await pages[index].isAlive()) }
  }

  @Test("A connected page takes precedence over a disconnected one")
  func makesRoom() async throws {
    let clock = ManualTimekeeper()
    let server = try await SessionServer.start(limit: 2, timekeeper: clock)
    let (first, welcome) = try await SessionClient.greeted(server)
    var (second, _) = try await SessionClient.greeted(server)
    await first.socket.cut()
    // The server keeps the seat for a while once it has detected the cut.
    await clock.sleeper(until: PageSession.resumeWithin)
    let third = try await SessionClient.greeted(server).0
    #expect(try await second.isAlive())
    var back = try await SessionClient(port: server.port)
    let resume = Hello.Resume(session: welcome.session, seen: 1)
    try await back.say(.hello(WireExamples.hello(resume: resume)))
    #expect(try await back.next() == .refused(.unknownSession))
    withExtendedLifetime(third) {}
  }

  @Test("If all decoders are busy, the page shows a message and keeps its text")
  func decoders() async throws {
    let server = try await SessionServer.start(ScriptedRecognizer(.silent, decoderCount: 1))
    var (first, _) = try await SessionClient.greeted(server, WireExamples.hello("capture"))
    try await first.say(.person(ActionRequest(id: 1, action: .activate)))
    let opening = try #require(try await first.answerOpening())
    try await first.speak(
      WireSound(opening: opening, first: 0, samples: [Float](repeating: 0.1, count: 1_600)))
    #expect(try await first.screen { $0.phase == "recording" } != nil)
    var (second, _) = try await SessionClient.greeted(server, WireExamples.hello("capture"))
    try await second.say(.person(ActionRequest(id: 1, action: .write("typed", selection: nil))))
    try await second.say(.person(ActionRequest(id: 2, action: .activate)))
    let other = try #require(try await second.answerOpening())
    try await second.speak(
      WireSound(opening: other, first: 0, samples: [Float](repeating: 0.1, count: 1_600)))
    let screen = try await second.screen { $0.message != nil }
    #expect(screen?.field.text == "typed")
    #expect(try await first.isAlive())
  }

  @Test("More than 256 pending actions are refused")
  func crowd() async throws {
    let server = try await SessionServer.start()
    var (page, _) = try await SessionClient.greeted(server, WireExamples.hello("capture"))
    try await page.say(.person(ActionRequest(id: 1, action: .activate)))
    let opening = try #require(try await page.answerOpening())
    let never = SoundPlace(opening: opening, samples: 1_000_000)
    for id in 2..<300 {
      try? await page.say(.person(ActionRequest(id: id, action: .undo, after: never)))
    }
    let farewell = try await page.next { envelope -> Farewell? in
      if case .bye(_, let farewell) = envelope { farewell } else { nil }
    }
    #expect(farewell == .rule(.tooManyActions))
  }

  @Test("A page that sends no hello within 5 seconds is disconnected")
  func noHello() async throws {
    let clock = ManualTimekeeper()
    let server = try await SessionServer.start(timekeeper: clock)
    var page = try await SessionClient(port: server.port)
    await clock.sleepers(1)
    await clock.advance(by: 5)
    #expect(try await page.next() == .bye(event: 1, .rule(.late)))
    #expect(await page.socket.closeCode == 1008)
  }

  @Test("A page that is silent for 30 seconds is disconnected and can resume its session")
  func idle() async throws {
    let clock = ManualTimekeeper()
    let server = try await SessionServer.start(timekeeper: clock)
    var (page, welcome) = try await SessionClient.greeted(server)
    await clock.sleepers(1)
    await clock.advance(by: 29)
    #expect(try await page.isAlive())
    await clock.advance(by: 29.9)
    #expect(try await page.isAlive())
    await clock.advance(by: 30)
    let farewell = try await page.next { envelope -> Farewell? in
      if case .bye(_, let farewell) = envelope { farewell } else { nil }
    }
    #expect(farewell == .idle)
    #expect(await page.socket.closeCode == 1000)
    let resume = Hello.Resume(session: welcome.session, seen: 1)
    (page, welcome) = try await SessionClient.greeted(server, WireExamples.hello(resume: resume))
    #expect(welcome.isResumed)
  }

  @Test("A user cannot resume another user's session")
  func otherUser() async throws {
    let server = try await SessionServer.start()
    let ada = try await server.tokens.issue(to: "ada", lifetime: 3_600)
    let bob = try await server.tokens.issue(to: "bob", lifetime: 3_600)
    let (_, welcome) = try await SessionClient.greeted(server, token: ada)
    var other = try await SessionClient(port: server.port, token: bob)
    let resume = Hello.Resume(session: welcome.session, seen: 1)
    try await other.say(.hello(WireExamples.hello(resume: resume)))
    #expect(try await other.next() == .refused(.unknownSession))
  }

  @Test("A public server requires a valid token")
  func tokens() async throws {
    let today = Mutex(Date())
    let server = try await LiveServer(
      page: SessionServer.page(), now: { today.withLock { $0 } }, change: { $0.host = "0.0.0.0" })
    let old = try #require(try await server.tokens.issue(to: "ada", lifetime: 60))
    today.withLock { $0 += 61 }
    let good = try #require(try await server.tokens.issue(to: "ada", lifetime: 60))
    let forged = await TokenAuthority(.random())
    let strange = try await forged.issue(to: "ada", lifetime: 60)
    for token in [nil, "", "quixotic", old, strange, String(good.dropLast())] {
      var page = try await SessionClient(port: server.port, token: token)
      try await page.say(.hello(WireExamples.hello()))
      #expect(try await page.next() == .refused(.token))
    }
    var (page, _) = try await SessionClient.greeted(server, token: good)
    #expect(try await page.isAlive())
  }

  @Test("A page whose token is revoked is refused by the next check, and its session waits")
  func revoked() async throws {
    let server = try await SessionServer.start()
    let clock = try #require(server.clock)
    let first = try #require(try await server.tokens.issue(to: "ada", lifetime: 3_600))
    let second = try #require(try await server.tokens.issue(to: "ada", lifetime: 3_600))
    var (page, welcome) = try await SessionClient.greeted(server, token: first)
    // From here on, the only alarm within the next seconds is the check of the token.
    await clock.advance(by: PageConnection.helloWithin + 1)
    // The check that this has woken, if any, ends before the token is revoked.
    await clock.sleeper(within: RevokedTokens.checkInterval)
    let id = try #require(TokenAuthority.writtenID(in: first))
    try await server.store.revoke(id)
    await clock.advance(by: RevokedTokens.checkInterval)
    #expect(try await page.next { $0 == .refused(.token) ? true : nil } == true)
    #expect(await page.socket.closeCode == 1000)
    let resume = Hello.Resume(session: welcome.session, seen: 1)
    page = try await SessionClient(port: server.port, token: first)
    try await page.say(.hello(WireExamples.hello(resume: resume)))
    #expect(try await page.next() == .refused(.token))
    (page, welcome) = try await SessionClient.greeted(
      server, WireExamples.hello(resume: resume), token: second)
    #expect(welcome.isResumed)
  }

  @Test("A failure to save is announced, and the text stays")
  func announced() async throws {
    // The server's capture service refuses to save.
    let server = try await SessionServer.start()
    var (page, _) = try await SessionClient.greeted(server, WireExamples.hello("capture"))
    try await page.say(.person(ActionRequest(id: 1, action: .write("two", selection: nil))))
    try await page.say(.person(ActionRequest(id: 2, action: .save)))
    let screen = try await page.screen { $0.capture?.saveProblem != nil }
    #expect(screen?.field.text == "two")
    let announced: String? = try await page.next { envelope in
      if case .message(_, .announce(let text, isUrgent: true)) = envelope { text } else { nil }
    }
    #expect(announced == screen?.capture?.saveProblem)
  }

  @Test("The outcome of an analysis is announced")
  func announcedOutcome() async throws {
    let server = try await SessionServer.start()
    var (page, welcome) = try await SessionClient.greeted(server, WireExamples.hello("mealLog"))
    let actions: [PersonAction] = [.typeInstead, .write("two eggs", selection: nil), .confirm]
    for (index, action) in actions.enumerated() {
      try await page.say(.person(ActionRequest(id: welcome.done + index + 1, action: action)))
    }
    let success = Wording(for: .mealLog)[.success]
    let announced: String? = try await page.next { envelope in
      if case .message(_, .announce(success, isUrgent: false)) = envelope { success } else { nil }
    }
    #expect(announced == success)
  }
}
