import Foundation
import HTTPFixtures
import Testing

@testable import HarkServer

@Suite("WebSocket handshakes", .timeLimit(.minutes(3)))
struct HandshakeTests {
  struct Attempt: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: Int
    var path = "/session"
    var method = "GET"
    var version = "HTTP/1.1"
    var fields: [String: String?] = [:]
  }

  private static let attempts = [
    Attempt(testDescription: "as a page does", status: 101),
    Attempt(testDescription: "as a program does", status: 101, fields: ["Origin": nil]),
    Attempt(
      testDescription: "by another name of this machine", status: 101,
      fields: ["Host": "localhost:1", "Origin": "http://localhost:1"]),
    Attempt(
      testDescription: "with keep-alive", status: 101, fields: ["Connection": "keep-alive, Upgrade"]
    ),
    Attempt(
      testDescription: "with an extension, which is declined", status: 101,
      fields: ["Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"]),
    Attempt(
      testDescription: "with a token that nobody wants here", status: 101, path: "/session?x=1"),
    Attempt(
      testDescription: "from another origin", status: 403,
      fields: ["Origin": "http://evil.example"]),
    Attempt(testDescription: "from a file", status: 403, fields: ["Origin": "null"]),
    Attempt(
      testDescription: "from another port", status: 403, fields: ["Origin": "http://127.0.0.1:1"]),
    Attempt(
      testDescription: "by a name that was given this machine's address", status: 403,
      fields: ["Host": "evil.example", "Origin": "http://evil.example"]),
    Attempt(
      testDescription: "by a name that begins like ours", status: 403,
      fields: ["Host": "localhost.evil.example", "Origin": nil]),
    Attempt(
      testDescription: "by a name behind a port", status: 403,
      fields: ["Host": "127.0.0.1:80.evil.example", "Origin": nil]),
    Attempt(
      testDescription: "by two names", status: 400,
      fields: ["Host": "localhost\r\nHost: localhost", "Origin": nil]),
    Attempt(testDescription: "by no name", status: 403, fields: ["Host": nil, "Origin": nil]),
    Attempt(
      testDescription: "from another origin by no name", status: 403,
      fields: ["Host": nil, "Origin": "http://evil.example"]),
    Attempt(
      testDescription: "of another server, by a target with its name", status: 403,
      path: "http://evil.example/session", fields: ["Origin": nil]),
    Attempt(
      testDescription: "by a target with our name", status: 101, path: "ws://localhost/session",
      fields: ["Host": "evil.example", "Origin": nil]),
    Attempt(testDescription: "without a key", status: 400, fields: ["Sec-WebSocket-Key": nil]),
    Attempt(testDescription: "with a short key", status: 400, fields: ["Sec-WebSocket-Key": "abc"]),
    Attempt(
      testDescription: "with a key that is none", status: 400,
      fields: ["Sec-WebSocket-Key": "!!!!!!!!!!!!!!!!!!!!!!!!"]),
    Attempt(testDescription: "of version 8", status: 426, fields: ["Sec-WebSocket-Version": "8"]),
    Attempt(testDescription: "of no version", status: 426, fields: ["Sec-WebSocket-Version": nil]),
    Attempt(testDescription: "elsewhere", status: 404, path: "/nope"),
    Attempt(testDescription: "of a file", status: 404, path: "/session/../index.html"),
    Attempt(testDescription: "with POST", status: 400, method: "POST"),
    Attempt(testDescription: "with a body", status: 400, fields: ["Content-Length": "3"]),
    Attempt(
      testDescription: "with a body in pieces", status: 400,
      fields: ["Transfer-Encoding": "chunked"]),
    Attempt(testDescription: "in HTTP/1.0", status: 400, version: "HTTP/1.0"),
    Attempt(testDescription: "without Connection", status: 400, fields: ["Connection": nil]),
    Attempt(
      testDescription: "with a head of 20 KB", status: 431,
      fields: ["X-A": String(repeating: "a", count: 20_000)]),
    Attempt(
      testDescription: "with a path of 20 KB", status: 431,
      path: "/" + String(repeating: "a", count: 20_000)),
    Attempt(testDescription: "in another language", status: 400, version: "SMTP"),
  ]

  @Test("Each is answered, without affecting other clients", arguments: attempts)
  func answers(_ attempt: Attempt) async throws {
    let server = try await SessionServer.start()
    var (neighbour, _) = try await SessionClient.greeted(server)
    let socket = try await RawWebSocket(
      port: server.port, path: attempt.path, method: attempt.method, version: attempt.version,
      attempt.fields)
    #expect(socket.status == attempt.status, "\(socket.head)")
    if attempt.status != 101 {
      // The response states in one sentence how to fix the problem, and repeats nothing from the
      // request.
      #expect(!socket.head.contains("evil"))
    }
    #expect(try await neighbour.isAlive())
  }

  @Test("More than 100 header fields are refused")
  func manyFields() async throws {
    let server = try await SessionServer.start()
    let fields = Dictionary(uniqueKeysWithValues: (0..<120).map { ("X-\($0)", String?("a")) })
    #expect(try await RawWebSocket(port: server.port, fields).status == 431)
  }

  @Test("A session request without a WebSocket upgrade is refused")
  func plain() async throws {
    let server = try await SessionServer.start()
    let answer = try await server.client().send("GET", "/session")
    #expect(answer.status == 426 && answer.error != nil)
    #expect(answer.fields["upgrade"] == "websocket")
  }

  @Test("A message in the same packet as the handshake is received")
  func glued() async throws {
    let server = try await SessionServer.start()
    let socket = try await RawWebSocket(port: server.port, glued: RawFrame(9, [1, 2]).bytes)
    #expect(socket.status == 101)
    #expect(await socket.answer() == .pong([1, 2]))
  }

  @Test(
    "An upgrade after another request is refused, after the answer to that request",
    arguments: [false, true])
  func late(isPipelined: Bool) async throws {
    let server = try await SessionServer.start()
    let socket = try RawSocket(port: server.port)
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    await socket.send(Array("GET /experiences.json HTTP/1.1\r\n\(host)\r\n".utf8))
    var answer: [UInt8] = []
    if !isPipelined { answer += await socket.receive() }
    let upgrade =
      "GET /session HTTP/1.1\r\n\(host)Upgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    await socket.send(Array(upgrade.utf8))
    answer += await socket.receiveAll()
    let text = String(decoding: answer, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 200 "))
    let heads = text.components(separatedBy: "HTTP/1.1 ")
    #expect(heads.count == 3 && heads.last?.hasPrefix("400 ") == true)
  }

  @Test("A server without a page has no sessions")
  func noPage() async throws {
    let server = try await LiveServer()
    #expect(try await RawWebSocket(port: server.port).status == 404)
  }
}
