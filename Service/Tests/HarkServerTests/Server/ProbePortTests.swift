import HTTPFixtures
import HTTPTypes
import HarkStore
import HarkTesting
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import SoundFixtures
import Testing

@testable import HarkServer

@Suite("The port for probes", .timeLimit(.minutes(5)))
struct ProbePortTests {
  /// Returns a client of the port, without a token.
  private func prober(_ server: LiveServer) throws -> RawHTTP {
    RawHTTP(port: try #require(server.probePort), of: server)
  }

  @Test("Probes are answered while all connections of the server are in use")
  func full() async throws {
    let server = try await LiveServer(
      page: SessionServer.page(limit: 1), files: FileServer.services(),
      change: {
        $0.connectionLimit = 0
        $0.probePort = 0
      })
    var (page, _) = try await SessionClient.greeted(server)
    let prober = try prober(server)
    #expect(try await prober.send("GET", "/health").status == 200)
    #expect(try await prober.send("GET", "/live").status == 200)
    let metrics = try await prober.send("GET", "/metrics")
    #expect(metrics.status == 200)
    #expect(String(decoding: metrics.body, as: UTF8.self).contains("\nhark_sessions 1.0\n"))
    #expect(try await page.isAlive())
  }

  @Test("Clients that keep connections of the port do not block probes")
  func crowded() async throws {
    let server = try await LiveServer(change: {
      $0.probePort = 0
      $0.headWithin = .hours(1)
    })
    let prober = try prober(server)
    var silent: [RawSocket] = []
    for _ in 0..<2 * ServerSettings.probeLimit { silent.append(try RawSocket(port: prober.port)) }
    #expect(try await prober.send("GET", "/live").status == 200)
    #expect(await silent[0].receiveAll().isEmpty)
  }

  @Test("The port has no other routes, and needs no token, even if other machines can connect")
  func routes() async throws {
    let server = try await LiveServer(
      page: SessionServer.page(), files: FileServer.services(),
      change: {
        $0.host = "0.0.0.0"
        $0.probePort = 0
      })
    let (prober, known) = (try prober(server), try await server.client())
    for path in ["/health", "/live", "/metrics"] {
      #expect(try await prober.send("GET", path).status == 200, "\(path)")
    }
    for path in ["/", "/openapi.json", "/v1/models", "/api/somethings", "/session"] {
      var client = prober
      client.token = known.token
      #expect(try await client.send("GET", path).status == 404, "\(path)")
    }
    #expect(try await RawWebSocket(port: prober.port).status == 404)
    #expect(try await known.send("GET", "/live").status == 404)
  }

  @Test("Probes may address the server by any address, but not by a foreign name")
  func names() async throws {
    let server = try await LiveServer(change: {
      $0.otherNames = ["hark.example"]
      $0.probePort = 0
    })
    let (prober, known) = (try prober(server), try await server.client())
    for host in ["10.1.2.3:4276", "[2001:db8::1]", "hark.example", "localhost"] {
      #expect(try await prober.send("GET", "/live", ["Host": host]).status == 200, "\(host)")
    }
    for host in ["evil.example", "10.1.2.3.evil.example", ""] {
      #expect(try await prober.send("GET", "/live", ["Host": host]).status == 403, "\(host)")
    }
    #expect(try await known.send("GET", "/health", ["Host": "10.1.2.3:4276"]).status == 403)
  }

  @Test("A server that drains is alive, but not ready")
  func draining() async throws {
    let folder = try TemporaryFolder()
    let page = SessionServer.page()
    let server = HarkServer(
      store: try CaptureStore(path: folder.file("captures.sqlite")),
      tokens: await TokenAuthority(.random()), page: page)
    let hub = SessionEndpoint(page, ServerSettings(), server.tokens).hub
    let responder = server.routers(hub).probes.buildResponder()
    let channel = NIOAsyncTestingChannel()
    func status(_ path: String) async throws -> Int {
      let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: path)
      let log = Logger(label: "quiet") { _ in SwiftLogNoOpLogHandler() }
      let context = ServerContext(
        source: ApplicationRequestContextSource(channel: channel, logger: log))
      let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
      return try await responder.respond(to: request, context: context).status.code
    }
    #expect(try await status("/health") == 200)
    await hub.leave()
    #expect(try await status("/health") == 503)
    #expect(try await status("/live") == 200)
    _ = try await channel.finish(acceptAlreadyClosed: true)
  }
}
