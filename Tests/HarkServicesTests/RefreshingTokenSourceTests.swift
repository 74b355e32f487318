import Foundation
import Hark
import HarkTesting
import TestLimits
import Testing

@testable import HarkServices

@Suite("Renewal of tokens", .hangLimit(minutes: 1))
struct RefreshingTokenSourceTests {
  private static func jwt(_ expiry: Int) -> String {
    let claims = Data("{\"exp\":\(expiry)}".utf8).base64EncodedString()
    return "e30." + claims.replacingOccurrences(of: "=", with: "") + ".c2ln"
  }

  @Test("Callers that ask again after a failed renewal share the next one")
  func shared() async throws {
    let transport = RefreshServer(Self.jwt(2_000), failures: 100)
    let source = RefreshingTokenSource(
      try #require(BearerToken(Self.jwt(1_000))), baseURL: "http://x", transport: transport,
      now: { 1_000 })
    await withTaskGroup(of: Void.self) { callers in
      for _ in 0..<RefreshServer.callerCount {
        callers.addTask {
          while true {
            transport.state.change { $0.asking += 1 }
            if (try? await source.token())?.expiry == 2_000 { break }
            transport.state.change { $0.asking -= 1 }
          }
        }
      }
    }
    #expect(transport.state.now.mostAtOnce == 1)
    #expect(transport.state.now.count == 101)
  }
}

/// A server that renews tokens after a given number of failures, and responds only once all callers
/// have requested a token.
private final class RefreshServer: HTTPTransport {
  static let callerCount = 50

  struct State: Sendable {
    /// The number of callers that are asking for a token or have received one.
    var asking = 0
    var count = 0
    var atOnce = 0
    var mostAtOnce = 0
  }

  let state = Watched(State())
  private let token: String
  private let failures: Int

  init(_ token: String, failures: Int) {
    self.token = token
    self.failures = failures
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let number = state.change { state in
      state.count += 1
      state.atOnce += 1
      state.mostAtOnce = max(state.mostAtOnce, state.atOnce)
      return state.count
    }
    await state.wait { $0.asking == Self.callerCount }
    state.change { $0.atOnce -= 1 }
    if number <= failures { throw HTTPFailure.broken }
    let body = Array("{\"token\":\"\(token)\"}".utf8)
    return HTTPResponse(
      status: 200,
      body: AsyncThrowingStream { pieces in
        pieces.yield(body)
        pieces.finish()
      })
  }
}
