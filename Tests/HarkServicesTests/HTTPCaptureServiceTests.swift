import Foundation
import Hark
import HarkTesting
import LedgerCoverage
import TestLimits
import Testing

@testable import HarkServices

@Suite("Captures over HTTP", .hangLimit(minutes: 5))
struct HTTPCaptureServiceTests {
  private typealias Step = ScriptedServer.Step

  /// Returns a token that expires at `expiry`, in the form that a server would sign.
  private static func jwt(_ expiry: Int, _ name: String = "x") -> String {
    let claims = Data("{\"sub\":\"\(name)\",\"exp\":\(expiry)}".utf8).base64EncodedString()
    return "e30."
      + claims.replacingOccurrences(of: "=", with: "").replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_") + ".c2ln"
  }

  private static let kept = """
    {"id":7,"userId":"ada","content":"hello","contentType":"text","meaning":null,\
    "isMeaningUserEdited":false,"createdAt":"2026-01-02T03:04:05Z",\
    "updatedAt":"2026-01-02T03:04:05.250Z"}
    """

  private static func answer(_ status: String, _ body: String = "{}", _ more: String = "") -> [Step]
  {
    [
      .head(status, type: "application/json", "Content-Length: \(body.utf8.count)\r\n" + more),
      .text(body),
    ]
  }

  private func service(
    _ server: ScriptedServer, expiry: Int = 2_000,
    timekeeper: any Timekeeper = ManualTimekeeper(),
    key: @escaping @Sendable () -> String = { "key-1" }
  ) throws -> HTTPCaptureService {
    try service(at: server.url, expiry: expiry, timekeeper: timekeeper, key: key)
  }

  private func service(
    at url: String, expiry: Int = 2_000,
    timekeeper: any Timekeeper = ManualTimekeeper(),
    key: @escaping @Sendable () -> String = { "key-1" }
  ) throws -> HTTPCaptureService {
    let transport = URLSessionTransport(timekeeper: timekeeper)
    let token = try #require(BearerToken(Self.jwt(expiry)))
    let tokens = RefreshingTokenSource(
      token, baseURL: url, transport: transport, now: { 1_000 })
    return HTTPCaptureService(
      baseURL: url, tokens: tokens, transport: transport, timeout: 20,
      key: key)
  }

  @Test(
    "A save is a POST with a bearer token and a body of content and contentType", .covers("S2-23"))
  func request() async throws {
    let server = try ScriptedServer(Self.answer("201 Created", Self.kept))
    let saved = try await service(server).save("hello “you”\n", as: .text)
    #expect(saved.id == 7 && saved.content == "hello" && saved.contentType == .text)
    #expect(saved.updatedAt.timeIntervalSince(saved.createdAt) == 0.25)
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("POST /api/somethings HTTP/1.1\r\n"))
    #expect(request.contains("Authorization: Bearer \(Self.jwt(2_000))\r\n"))
    let body = try #require(request.components(separatedBy: "\r\n\r\n").last)
    let fields = try JSONDecoder().decode([String: String].self, from: Data(body.utf8))
    #expect(fields == ["content": "hello “you”\n", "contentType": "text"])
  }

  @Test(
    "Each status has its failure", .covers("S2-24"),
    arguments: [
      ("400 Bad", CaptureFailure.invalid), ("401 No", .unauthorized), ("413 Large", .tooLong),
      ("422 No", .unprocessable), ("429 Slow", .tooMany), ("500 Oh", .serverError),
      ("503 Oh", .serverError),
    ])
  func statuses(_ status: String, _ failure: CaptureFailure) async throws {
    let server = try ScriptedServer(Self.answer(status, "{\"error\":\"hello\"}"))
    let service = try service(server)
    await #expect(throws: failure) { try await service.save("hello", as: .text) }
    #expect(server.requests.count == 1)
  }

  @Test("A capture with all fields, and one with only the required ones", .covers("S2-25"))
  func decodes() throws {
    let least = try SavedCaptureCoding.decoder().decode(
      SavedCapture.self,
      from: Data(
        """
        {"id":1,"userId":"u","contentType":"image","isMeaningUserEdited":true,\
        "createdAt":"2026-01-02T03:04:05Z","updatedAt":"2026-01-02T03:04:05Z"}
        """.utf8))
    #expect(least.content == nil && least.mediaUrl == nil && least.meaning == nil)
    #expect(least.noveltyScore == nil && least.contentType == .image)
    let full = SavedCapture(
      id: 2, userId: "ada", content: "c", contentType: .url, mediaUrl: "https://x/y",
      meaning: "m", isMeaningUserEdited: true, noveltyScore: 0.5,
      createdAt: Date(timeIntervalSince1970: 1_000.25),
      updatedAt: Date(timeIntervalSince1970: 2_000))
    let data = try SavedCaptureCoding.encoder().encode(full)
    #expect(try SavedCaptureCoding.decoder().decode(SavedCapture.self, from: data) == full)
  }

  @Test("There are four content types, without voice", .covers("S2-26"))
  func contentTypes() {
    #expect(SavedCapture.ContentType.allCases.map(\.rawValue) == ["text", "image", "video", "url"])
    #expect(SavedCapture.ContentType(rawValue: "voice") == nil)
  }

  @Test("Only a token that is about to expire is renewed")
  func renews() async throws {
    let new = Self.jwt(5_000, "y")
    let server = try ScriptedServer(
      Self.answer("200 OK", "{\"token\":\"\(new)\"}"), Self.answer("201 Created", Self.kept))
    let service = try service(server, expiry: 1_059)
    _ = try await service.save("hello", as: .text)
    _ = try await service.save("hello", as: .text)
    #expect(
      server.requests.map { $0.prefix(24) } == [
        "POST /api/token/refresh ", "POST /api/somethings HTT", "POST /api/somethings HTT",
      ])
    #expect(server.requests[1].contains("Bearer \(new)\r\n"))
  }

  @Test("A failed renewal asks the user to sign in")
  func notRenewed() async throws {
    let server = try ScriptedServer(Self.answer("401 No"))
    let service = try service(server, expiry: 900)
    await #expect(throws: CaptureFailure.unauthorized) {
      try await service.save("hello", as: .text)
    }
  }

  @Test("A save whose response was lost is retried once with the same key")
  func lostAnswer() async throws {
    let server = try ScriptedServer([.stall], Self.answer("201 Created", Self.kept))
    let clock = ManualTimekeeper()
    let service = try service(server, timekeeper: clock)
    async let saved = service.save("hello", as: .text)
    try await server.hasBeenAsked(1)
    await clock.sleepers(1)
    await clock.advance(by: 20)
    #expect(try await saved.id == 7)
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.contains("Idempotency-Key: key-1\r\n") })
  }

  @Test("Saving the same text after a lost response reuses its key")
  func savedAgain() async throws {
    let server = try ScriptedServer(
      [.stall], [.stall], Self.answer("201 Created", Self.kept),
      Self.answer("201 Created", Self.kept), Self.answer("201 Created", Self.kept))
    let clock = ManualTimekeeper()
    let service = try service(server, timekeeper: clock, key: { UUID().uuidString })
    async let failure = #expect(throws: CaptureFailure.timedOut) {
      try await service.save("hello", as: .text)
    }
    for count in 1...2 {
      try await server.hasBeenAsked(count)
      await clock.sleepers(1)
      await clock.advance(by: 20)
    }
    _ = await failure
    _ = try await service.save("hello", as: .text)
    _ = try await service.save("hello", as: .text)
    _ = try await service.save("other", as: .text)
    let keys = server.requests.compactMap { request in
      request.components(separatedBy: "\r\n").first { $0.hasPrefix("Idempotency-Key: ") }
    }
    #expect(keys.count == 5 && Set(keys[..<3]).count == 1)
    // An answered save is complete; saving the same text later creates another capture.
    #expect(Set(keys[2...]).count == 3)
  }

  @Test("A lost response is remembered even if the retry and later saves are refused")
  func refusedMeanwhile() async throws {
    let server = try ScriptedServer(
      [], Self.answer("429 Too Many Requests", ""), Self.answer("401 Unauthorized", ""),
      Self.answer("201 Created", Self.kept), Self.answer("201 Created", Self.kept))
    let service = try service(server, key: { UUID().uuidString })
    await #expect(throws: CaptureFailure.tooMany) { try await service.save("hello", as: .text) }
    await #expect(throws: CaptureFailure.unauthorized) {
      try await service.save("hello", as: .text)
    }
    _ = try await service.save("hello", as: .text)
    _ = try await service.save("hello", as: .text)
    let keys = server.requests.compactMap { request in
      request.components(separatedBy: "\r\n").first { $0.hasPrefix("Idempotency-Key: ") }
    }
    #expect(keys.count == 5 && Set(keys[..<4]).count == 1 && keys[4] != keys[3])
  }

  @Test("An absent server, a silent one, and one with invalid responses", .covers("S1-74"))
  func outOfOrder() async throws {
    let port = try UnservedPort()
    defer { port.free() }
    let unreachable = try service(at: port.url)
    await #expect(throws: CaptureFailure.unreachable) {
      try await unreachable.save("hello", as: .text)
    }
    let server = try ScriptedServer(Self.answer("201 Created", "nonsense"))
    let nonsense = try service(server)
    await #expect(throws: CaptureFailure.serverError) {
      try await nonsense.save("hello", as: .text)
    }
  }

  @Test("A silent server is tried twice")
  func silent() async throws {
    let clock = ManualTimekeeper()
    let server = try ScriptedServer([.stall])
    async let failure = #expect(throws: CaptureFailure.timedOut) {
      try await service(server, timekeeper: clock).save("hello", as: .text)
    }
    for count in 1...2 {
      try await server.hasBeenAsked(count)
      await clock.sleepers(1)
      await clock.advance(by: 20)
    }
    _ = await failure
  }

  @Test("Invalid tokens are rejected, and descriptions omit tokens")
  func tokens() throws {
    for text in ["", "a.b", "a.b.c", "a.!!!.c", "a.e30.c.d"] { #expect(BearerToken(text) == nil) }
    let token = try #require(BearerToken(Self.jwt(1)))
    #expect(token.expiry == 1 && !"\(token)".contains("e30"))
  }
}
