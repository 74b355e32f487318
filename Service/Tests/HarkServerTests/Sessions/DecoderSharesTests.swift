import Hark
import HarkTesting
import Testing

@testable import HarkServer

@Suite("Users' shares of the decoders", .timeLimit(.minutes(3)))
struct DecoderSharesTests {
  private static let request = RecognitionRequest(locale: .americanEnglish)

  /// Starts a task; returns `nil` if the recognizer is busy.
  private func start(_ recognizer: any Recognizer) async throws -> (any RecognitionTask)? {
    do { return try await recognizer.startTask(Self.request) { _ in } } catch VoiceFailure
      .recognizerBusy
    { return nil }
  }

  @Test("A user has a quarter of the decoders, and those of others remain free")
  func quarter() async throws {
    let recognizer = ScriptedRecognizer(.silent, decoderCount: 8)
    let shares = DecoderShares(of: 8)
    let (ada, bob) = (
      shares.recognizer(recognizer, for: "ada"), shares.recognizer(recognizer, for: "bob")
    )
    // Two sessions of one user have one share.
    let again = shares.recognizer(recognizer, for: "ada")
    let first = try #require(try await start(ada))
    let second = try #require(try await start(again))
    #expect(try await start(ada) == nil)
    #expect(try await start(again) == nil)
    let others = [try await start(bob), try await start(bob)]
    #expect(others.allSatisfy { $0 != nil })
    #expect(recognizer.requests.count == 4)
    first.cancel()
    first.cancel()
    let third = try #require(try await start(ada))
    #expect(try await start(ada) == nil)
    withExtendedLifetime((second, third, others)) {}
  }

  @Test("A decoder is free again after its task has ended, failed, not started, or disappeared")
  func freed() async throws {
    let recognizer = ScriptedRecognizer(
      .silent, .silent, .silent, .refuses(.serviceUnavailable), .silent, decoderCount: 8)
    let shares = DecoderShares(of: 1)
    let ada = shares.recognizer(recognizer, for: "ada")
    let ended = try #require(try await start(ada))
    ended.finish()
    #expect(shares.userCount == 0)
    let failed = try #require(try await start(ada))
    await recognizer.started(2).say(.failed(.recognitionFailed))
    #expect(shares.userCount == 0)
    var lost = try await start(ada)
    #expect(lost != nil && shares.userCount == 1)
    lost = nil
    #expect(shares.userCount == 0)
    await #expect(throws: VoiceFailure.serviceUnavailable) { try await start(ada) }
    #expect(shares.userCount == 0)
    let last = try await start(ada)
    #expect(last != nil && shares.userCount == 1)
    withExtendedLifetime((ended, failed, last)) {}
  }

  @Test(
    "With one decoder for each user, a recording does not begin before the previous one is over")
  func tasksAtOnce() {
    let recognizer = ScriptedRecognizer(.silent)
    for (decoders, tasks) in [(1, 1), (7, 1), (8, 2), (100, 2)] {
      let shared = DecoderShares(of: decoders).recognizer(recognizer, for: "ada")
      #expect(shared.traits.tasksAtOnce == tasks)
    }
  }

  @Test("A local server's own account may use all decoders")
  func host() async throws {
    let recognizer = ScriptedRecognizer(.silent, decoderCount: 4)
    let ada = DecoderShares(of: 4, host: "ada").recognizer(recognizer, for: "ada")
    var tasks: [any RecognitionTask] = []
    for _ in 0..<4 { tasks.append(try #require(try await start(ada))) }
    #expect(recognizer.aliveCount == 4)
    for task in tasks { task.cancel() }
  }

  @Test("A shared recognizer conforms")
  func conforms() async {
    for decoders in [4, 8] {
      let check = RecognizerConformance(words: 1...1, bounds: ConformanceBounds(prompt: 30)) {
        DecoderShares(of: decoders).recognizer(
          ScriptedRecognizer(RecognizerScript("    hello"), decoderCount: 8), for: "ada")
      }
      let findings = await check.findings()
      #expect(findings == [])
    }
  }

  @Test("A user with one recording too many is told so, and another user notices nothing")
  func pages() async throws {
    let recognizer = ScriptedRecognizer(.silent, decoderCount: 4)
    var page = SessionServer.page(recognizer)
    page.decoders = 4
    let server = try await LiveServer(page: page, change: { $0.host = "0.0.0.0" })
    func recording(by user: String) async throws -> SessionClient {
      let token = try await server.tokens.issue(to: user, lifetime: 3_600)
      var (page, _) = try await SessionClient.greeted(
        server, WireExamples.hello("capture"), token: token)
      try await page.say(.person(ActionRequest(id: 1, action: .activate)))
      let opening = try #require(try await page.answerOpening())
      try await page.speak(
        WireSound(opening: opening, first: 0, samples: [Float](repeating: 0.1, count: 1_600)))
      return page
    }
    var first = try await recording(by: "ada")
    await recognizer.asked(1)
    var second = try await recording(by: "ada")
    #expect(try await second.screen { $0.message != nil } != nil)
    var other = try await recording(by: "bob")
    await recognizer.asked(2)
    #expect(try await other.screen { $0.phase == "recording" }?.message == nil)
    #expect(try await first.isAlive())
    #expect(recognizer.aliveCount == 2)
  }

  @Test("A realtime client's turn waits for a decoder of its user's share")
  func realtime() async throws {
    let clock = ManualTimekeeper()
    let recognizer = ScriptedRecognizer(.silent, decoderCount: 4)
    var page = SessionServer.page(recognizer, timekeeper: clock)
    page.decoders = 4
    let server = try await LiveServer(page: page, change: { $0.host = "0.0.0.0" })
    func speaking(_ user: String) async throws -> RealtimeClient {
      let token = try #require(try await server.tokens.issue(to: user, lifetime: 3_600))
      let client = try await RealtimeClient(server.port, ["Authorization": "Bearer \(token)"])
      await client.begin()
      await client.say([Float](repeating: 0.1, count: 16_000))
      return client
    }
    let first = try await speaking("ada")
    let other = try await speaking("bob")
    await recognizer.asked(2)
    let second = try await speaking("ada")
    await clock.sleeper(until: clock.now + 0.25)
    #expect(recognizer.requests.count == 2)
    await first.socket.send(.close(1000))
    await recognizer.alive(1)
    let retrying = Task {
      while !Task.isCancelled {
        await clock.sleeper(until: clock.now + 0.25)
        await clock.advance(by: 0.25)
      }
    }
    defer { retrying.cancel() }
    await recognizer.asked(3)
    withExtendedLifetime((second, other)) {}
  }
}
