import Foundation
import Testing

@testable import HarkServices

@Suite("The system's own HTTP client", .timeLimit(.minutes(1)))
struct URLSessionTransportTests {
  private typealias Step = ScriptedServer.Step

  private static let megabyte = Step.bytes([UInt8](repeating: 0x61, count: 1_048_576))

  @Test("An answer whose body nobody reads is hung up on")
  func unread() async throws {
    let server = try ScriptedServer([.head("429 Too Many"), .stall])
    let transport = URLSessionTransport()
    let request = HTTPRequest("GET", server.url, timeout: 3_600)
    #expect(try await transport.send(request).status == 429)
    try await server.hasSeenLeave(1)
  }

  @Test("An answer without an end is broken off, whether or not it is read")
  func endless() async throws {
    let server = try ScriptedServer(
      [.head()] + [Step](repeating: Self.megabyte, count: 40) + [.stall])
    let transport = URLSessionTransport()
    let response = try await transport.send(HTTPRequest("GET", server.url))
    // The server writes no more than is taken, so that what is taken has an end before it is read.
    try await server.hasSeenLeave(1)
    var count = 0
    await #expect(throws: HTTPFailure.broken) {
      for try await piece in response.body { count += piece.count }
    }
    #expect(count > 0 && count <= HTTPRequest.longestAnswer)
  }

  @Test("A time-out longer than any wait is none", arguments: [Double.infinity, 1e300])
  func patient(_ timeout: Double) async throws {
    let server = try ScriptedServer([.head(), .text("hello")])
    let response = try await URLSessionTransport().send(
      HTTPRequest("GET", server.url, timeout: timeout))
    #expect(try await ChatCompletions.body(of: response) == Array("hello".utf8))
  }

  @Test("Who has been cancelled asks nobody")
  func cancelled() async throws {
    let server = try ScriptedServer([.head(), .text("hello")])
    let transport = URLSessionTransport()
    let asking = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(HTTPRequest("GET", server.url)).status
    }
    await #expect(throws: CancellationError.self) { try await asking.value }
    #expect(server.requests.isEmpty)
  }

  @Test("A request shows its method and its size, and neither what it says nor who asks")
  func shown() {
    let request = HTTPRequest(
      "POST", "http://x/y", headers: [HTTPField("Authorization", "Bearer s3cret")],
      body: Array("secret".utf8))
    var dumped = ""
    dump(request, to: &dumped)
    for text in ["\(request)", String(reflecting: request), dumped, "\(request.headers)"] {
      #expect(!text.contains("s3cret") && !text.contains("115"), "\(text)")
    }
  }
}
