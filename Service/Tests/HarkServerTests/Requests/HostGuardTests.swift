import HTTPFixtures
import Testing

@testable import HarkServer

@Suite("Host names", .timeLimit(.minutes(5)))
struct HostGuardTests {
  @Test("The name is parsed with or without a port")
  func names() {
    #expect(HostGuard.name(in: "LocalHost:4275") == "localhost")
    #expect(HostGuard.name(in: "127.0.0.1") == "127.0.0.1")
    #expect(HostGuard.name(in: "[::1]:80") == "::1")
    for nothing in [nil, "", ":80", "[::1", "[::1]x", "[::1]:8o", "127.0.0.1:4400.evil.com"] {
      #expect(HostGuard.name(in: nothing) == nil)
    }
  }

  @Test("A foreign host name that resolves to this machine is rejected")
  func rebinding() async throws {
    let server = try await LiveServer()
    let client = try await server.client()
    for host in ["evil.example", "evil.example:\(server.port)", "localhost.evil.example", ""] {
      let answer = try await client.send("GET", "/api/somethings", ["Host": host])
      #expect(answer.status == 403 && answer.error != nil, "\(host)")
    }
    for host in ["localhost", "LOCALHOST:1", "127.0.0.1", "[::1]:9"] {
      #expect(try await client.send("GET", "/api/somethings", ["Host": host]).status == 200)
    }
  }

  @Test(
    "The target names the server before the Host header does",
    arguments: [
      ("http://evil.example/api/somethings", 403), ("HTTP://evil.example:4275/api/somethings", 403),
      ("https://evil.example/api/somethings", 403), ("ws://evil.example/api/somethings", 403),
      ("http://localhost@evil.example/api/somethings", 403), ("http:///api/somethings", 403),
      ("http://localhost.evil.example/api/somethings", 403), ("http://evil.example", 403),
      ("http://localhost/api/somethings", 200), ("http://127.0.0.1:1/api/somethings?limit=3", 200),
    ])
  func absoluteTarget(_ target: String, _ status: Int) async throws {
    let server = try await LiveServer()
    let answer = try await server.client().send("GET", target)
    #expect(answer.status == status)
  }

  @Test("A target that names the server excuses a foreign Host header, but not a second one")
  func overruled() async throws {
    let server = try await LiveServer()
    let client = try await server.client()
    let target = "http://localhost/api/somethings"
    #expect(try await client.send("GET", target, ["Host": "evil.example"]).status == 200)
    let twice = ["Host": "localhost\r\nHost: localhost"]
    #expect(try await client.send("GET", target, twice).status == 400)
  }

  @Test("Two Host headers are refused")
  func twice() async throws {
    let server = try await LiveServer()
    let client = try await server.client()
    let own = "127.0.0.1:\(server.port)"
    for second in [own, "evil.example"] {
      let fields = ["Host": "\(own)\r\nHost: \(second)"]
      let answer = try await client.send("GET", "/api/somethings", fields)
      #expect(answer.status == 400 && answer.error != nil)
    }
  }

  @Test("Additional names are accepted, and local addresses are recognized")
  func settings() {
    let settings = ServerSettings(host: "192.0.2.1", otherNames: ["Notes.example"])
    #expect(settings.hostNames.isSuperset(of: ["192.0.2.1", "notes.example", "localhost"]))
    for host in ["localhost", "127.0.0.1", "127.9.9.9", "::1"] {
      #expect(ServerSettings.isLocal(host))
    }
    for host in ["0.0.0.0", "::", "192.0.2.1", "127.0.0.1.example", "127.1.1.256", "example.org"] {
      #expect(!ServerSettings.isLocal(host))
    }
  }
}
