import Foundation
import Hark
import HarkServices
import LedgerCoverage
import Synchronization
import Testing

@testable import HarkServer

@Suite("The client against the server", .timeLimit(.minutes(5)))
struct HTTPCaptureServiceEndToEndTests {
  private func service(_ server: LiveServer, _ token: String) throws -> HTTPCaptureService {
    let transport = SystemHTTPTransport()
    let tokens = RefreshingTokenSource(
      try #require(BearerToken(token)), baseURL: server.url, transport: transport)
    return HTTPCaptureService(baseURL: server.url, tokens: tokens, transport: transport)
  }

  private func token(_ server: LiveServer, lifetime: Double) async throws -> String {
    try #require(try await server.tokens.issue(to: "ada", lifetime: lifetime))
  }

  @Test("A save is stored for the token's user, as text", .covers("S2-23"))
  func saves() async throws {
    let server = try await LiveServer()
    let service = try service(server, await token(server, lifetime: 3_600))
    let saved = try await service.save("hello “you”\n", as: .text)
    #expect(saved.userId == "ada" && saved.content == "hello “you”\n")
    #expect(try await server.store.capture(saved.id, of: "ada") == saved)
  }

  @Test("A token that is about to expire is renewed at the server and remains valid")
  func renews() async throws {
    let now = Date()
    let server = try await LiveServer(now: { now })
    let about = try await token(server, lifetime: 30)
    let tokens = RefreshingTokenSource(
      try #require(BearerToken(about)), baseURL: server.url, transport: SystemHTTPTransport(),
      now: { now.timeIntervalSince1970 })
    let first = try await tokens.token()
    #expect(try #require(first.expiry) >= #require(BearerToken(about)?.expiry))
    let service = HTTPCaptureService(baseURL: server.url, tokens: tokens)
    #expect(try await service.save("a", as: .text).content == "a")
  }

  @Test("A renewed token is valid from now for as long as its predecessor was")
  func renewedLifetime() async throws {
    let now = Mutex(Date(timeIntervalSince1970: 1_000_000))
    let server = try await LiveServer(now: { now.withLock { $0 } })
    let old = try await token(server, lifetime: 500)
    now.withLock { $0 += 499 }
    let tokens = RefreshingTokenSource(
      try #require(BearerToken(old)), baseURL: server.url, transport: SystemHTTPTransport(),
      now: { now.withLock { $0.timeIntervalSince1970 } })
    #expect(try await tokens.token().expiry == 1_000_999)
    let service = HTTPCaptureService(baseURL: server.url, tokens: tokens)
    now.withLock { $0 += 300 }
    #expect(try await service.save("a", as: .text).userId == "ada")
  }

  @Test("An expired token asks the user to sign in, and a text that is too long to be shortened")
  func failures() async throws {
    let now = Mutex(Date())
    let server = try await LiveServer(now: { now.withLock { $0 } })
    let service = try service(server, await token(server, lifetime: 3_600))
    let long = String(repeating: "a", count: 10_001)
    await #expect(throws: CaptureFailure.tooLong) { try await service.save(long, as: .text) }
    await #expect(throws: CaptureFailure.unprocessable) { try await service.save(" ", as: .text) }
    now.withLock { $0 += 3_600 }
    await #expect(throws: CaptureFailure.unauthorized) { try await service.save("a", as: .text) }
  }
}
