import Foundation
import Hark
import HarkTesting
import Synchronization
import Testing

@testable import HarkServer

@Suite("What a server puts up with", .timeLimit(.minutes(3)))
struct SessionBoundsTests {
  @Test("A hundred sessions are there at once, and the next is told that every place is taken")
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

  @Test("A page that is here goes before one that has left")
  func makesRoom() async throws {
    let server = try await SessionServer.start(limit: 2)
    let (first, welcome) = try await SessionClient.greeted(server)
    var (second, _) = try await SessionClient.greeted(server)
    await first.socket.cut()
    var third: SessionClient?
    // The server detects the cut with a delay.
    while third == nil { third = try? await SessionClient.greeted(server).0 }
    #expect(try await second.isAlive())
    var back = try await SessionClient(port: server.port)
    let resume = Hello.Resume(session: welcome.session, seen: 1)
    try await back.say(.hello(WireExamples.hello(resume: resume)))
    #expect(try await back.next() == .refused(.unknownSession))
  }

  @Test("Where every decoder is busy, the page is told so and keeps its text")
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

  @Test("More than 256 actions that wait are too many")
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
    #expect(farewell == .rule(.crowd))
  }

  @Test("Who does not say hello in 5 seconds is told so")
  func noHello() async throws {
    let clock = ManualTimekeeper()
    let server = try await SessionServer.start(timekeeper: clock)
    var page = try await SessionClient(port: server.port)
    await clock.sleepers(1)
    await clock.advance(by: 5)
    #expect(try await page.next() == .bye(event: 1, .rule(.late)))
    #expect(await page.socket.closeCode == 1008)
  }

  @Test("Who says nothing for 30 seconds is told so, and the session waits a minute for it")
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

  @Test("Nobody goes on with somebody else's session")
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

  @Test("At another address than this machine's, a token is needed that holds now")
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

  @Test("What cannot be saved is announced, and the text stays")
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
}
