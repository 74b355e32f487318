import Foundation
import TestLimits
import Testing

@testable import HarkServices

@Suite("HTTP clients", .hangLimit(minutes: 1))
struct HTTPTransportTests {
  private typealias Step = ScriptedServer.Step

  /// On Linux, Foundation's client terminates the process on unusual responses, so only
  /// `SystemHTTPTransport` runs every test.
  private static let clients: [any HTTPTransport] = [SystemHTTPTransport(), URLSessionTransport()]

  private static let megabyte = Step.bytes([UInt8](repeating: 0x61, count: 1_048_576))

  @Test("An unread body closes the connection", arguments: clients)
  func unread(transport: any HTTPTransport) async throws {
    let server = try ScriptedServer([.head("429 Too Many"), .stall])
    let request = HTTPRequest("GET", server.url, timeout: 3_600)
    #expect(try await transport.send(request).status == 429)
    try await server.hasSeenLeave(1)
  }

  @Test("An endless response is aborted, read or unread", arguments: clients)
  func endless(transport: any HTTPTransport) async throws {
    let server = try ScriptedServer(
      [.head()] + [Step](repeating: Self.megabyte, count: 40) + [.stall])
    let response = try await transport.send(HTTPRequest("GET", server.url))
    // The server cannot write more than the client accepts, so once the client has left, the
    // received body is complete before the test reads it.
    try await server.hasSeenLeave(1)
    var count = 0
    await #expect(throws: HTTPFailure.broken) {
      for try await piece in response.body { count += piece.count }
    }
    #expect(count > 0 && count <= HTTPRequest.longestAnswer)
  }

  @Test(
    "An infinite or invalid time-out never expires", arguments: clients,
    [Double.infinity, .nan, 1e300])
  func patient(transport: any HTTPTransport, _ timeout: Double) async throws {
    let server = try ScriptedServer([.head(), .text("hello")])
    let response = try await transport.send(
      HTTPRequest("GET", server.url, timeout: timeout))
    #expect(try await response.wholeBody() == Array("hello".utf8))
  }

  @Test("A canceled task sends no request", arguments: clients)
  func cancelled(transport: any HTTPTransport) async throws {
    let server = try ScriptedServer([.head(), .text("hello")])
    let asking = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(HTTPRequest("GET", server.url)).status
    }
    await #expect(throws: CancellationError.self) { try await asking.value }
    #expect(server.requests.isEmpty)
  }

  @Test("A response has its status, its header fields and its whole body")
  func whole() async throws {
    let server = try ScriptedServer([
      .singly(
        Array(
          """
          HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 418 Teapot\r\nX-Of:  tea \r\nX-None:\r\n\
          Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\nX-Late: yes\r\n\r\n
          """.utf8))
    ])
    let response = try await SystemHTTPTransport().send(
      HTTPRequest("PUT", server.url, headers: [HTTPField("X-Key", "a b")], body: [0, 1, 0x7F]))
    #expect(response.status == 418)
    #expect(response.header("x-of") == "tea")
    #expect(try await response.wholeBody() == Array("abcde".utf8))
    let asked = try #require(server.requests.first)
    #expect(asked.hasPrefix("PUT / HTTP/1.1\r\n") && asked.hasSuffix("\r\n\r\n\u{0}\u{1}\u{7F}"))
    #expect(asked.contains("\r\nX-Key: a b\r\n") && !asked.contains("Expect"))
  }

  @Test("A redirect is followed to the same server, with the method that its status asks for")
  func redirected() async throws {
    for (status, method) in [(303, "GET"), (307, "POST")] {
      let server = try ScriptedServer(
        [
          .text("HTTP/1.1 \(status) Elsewhere\r\nLocation: /there\r\nConnection: close\r\n\r\ngone")
        ],
        [.head(), .text("hello")])
      let response = try await SystemHTTPTransport().send(
        HTTPRequest("POST", server.url, headers: [HTTPField("X-Key", "k")], body: [0x62]))
      #expect(response.status == 200)
      #expect(try await response.wholeBody() == Array("hello".utf8))
      let asked = try #require(server.requests.last)
      #expect(asked.hasPrefix("\(method) /there HTTP/1.1\r\n") && asked.contains("X-Key: k"))
      #expect(asked.hasSuffix(method == "GET" ? "\r\n\r\n" : "\r\n\r\nb"))
    }
  }

  @Test("A redirect to another server is returned, not followed")
  func elsewhere() async throws {
    let other = try ScriptedServer([.head(), .text("hello")])
    let server = try ScriptedServer([
      .text("HTTP/1.1 302 Elsewhere\r\nLocation: \(other.url)/\r\nConnection: close\r\n\r\n")
    ])
    let response = try await SystemHTTPTransport().send(HTTPRequest("GET", server.url))
    #expect(response.status == 302)
    #expect(other.requests.isEmpty)
  }

  @Test("A redirect loop ends after ten redirects")
  func circle() async throws {
    let server = try ScriptedServer([
      .text("HTTP/1.1 302 Elsewhere\r\nLocation: /\r\nConnection: close\r\n\r\n")
    ])
    let response = try await SystemHTTPTransport().send(HTTPRequest("GET", server.url))
    #expect(response.status == 302)
    #expect(server.requests.count == 11)
  }

  @Test("Failures are reported: unreachable, broken, bad address")
  func failures() async throws {
    let transport = SystemHTTPTransport()
    let silent = try UnservedPort()
    defer { silent.free() }
    await #expect(throws: HTTPFailure.unreachable) {
      _ = try await transport.send(HTTPRequest("GET", silent.url))
    }
    for script in [
      [], [Step.text("SSH-2.0\r\n")], [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n")],
    ] {
      let server = try ScriptedServer(script)
      await #expect(throws: HTTPFailure.broken) {
        _ = try await transport.send(HTTPRequest("GET", server.url))
      }
    }
    let short = try ScriptedServer([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhello")])
    let response = try await transport.send(HTTPRequest("GET", short.url))
    await #expect(throws: HTTPFailure.broken) { try await response.wholeBody() }
    for address in ["", "x", "ftp://x/", "http://", "file:///etc/hosts"] {
      await #expect(throws: HTTPFailure.badAddress) {
        _ = try await transport.send(HTTPRequest("GET", address))
      }
    }
  }

  @Test("Invalid methods and header fields are refused", arguments: clients)
  func split(transport: any HTTPTransport) async throws {
    let server = try ScriptedServer([.head(), .text("hello")])
    for field in [
      ("X-One", "a\r\nX-Two: b"), ("X-One", "key\n"), ("X One", "a"), ("X:", "a"), ("", "a"),
    ] {
      let fields = [HTTPField(field.0, field.1)]
      await #expect(throws: HTTPFailure.badAddress) {
        _ = try await transport.send(HTTPRequest("GET", server.url, headers: fields))
      }
    }
    await #expect(throws: HTTPFailure.badAddress) {
      _ = try await transport.send(HTTPRequest("GET / HTTP/1.1\r\nX: y", server.url))
    }
    #expect(server.requests.isEmpty)
  }

  @Test("Empty values and other scripts are sent")
  func unusualFields() async throws {
    let server = try ScriptedServer([.head(), .text("hello")])
    let fields = [HTTPField("X-Three", ""), HTTPField("X-Four", "å")]
    _ = try await SystemHTTPTransport().send(HTTPRequest("GET", server.url, headers: fields))
    let asked = try #require(server.requests.first)
    #expect(asked.contains("\r\nX-Three:\r\n") && asked.contains("\r\nX-Four: å\r\n"))
  }

  @Test("Printing a request shows its method and size, never its content")
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
