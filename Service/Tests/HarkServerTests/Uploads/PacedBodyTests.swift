import HTTPFixtures
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import HarkServer

@Suite("Request bodies", .timeLimit(.minutes(5)))
struct PacedBodyTests {
  private func text(_ socket: RawSocket, until end: String) async -> String {
    var text = ""
    while !text.contains(end), case let piece = await socket.receive(), !piece.isEmpty {
      text += String(decoding: piece, as: UTF8.self)
    }
    return text
  }

  private func head(_ server: LiveServer, _ kind: String, _ fields: String) -> [UInt8] {
    Array(
      ("POST /v1/audio/speech HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
        + "Content-Type: \(kind)\r\n\(fields)\r\n\r\n").utf8)
  }

  @Test("A client that expects 100 Continue receives it")
  func expected() async throws {
    let server = try await LiveServer(files: FileServer.services())
    let socket = try RawSocket(port: server.port)
    let body = Array(
      "{\"model\":\"tts-1\",\"input\":\"abc\",\"voice\":\"alloy\"}".utf8)
    await socket.send(
      head(
        server, "application/json", "Expect: 100-continue\r\nContent-Length: \(body.count)"))
    let first = await text(socket, until: "\r\n\r\n")
    #expect(first.hasPrefix("HTTP/1.1 100 ") && !first.contains("200"))
    await socket.send(body)
    let second = await text(socket, until: "\r\n\r\n")
    #expect(second.hasPrefix("HTTP/1.1 200 "))
  }

  @Test("A request with a refused header is refused before its body")
  func refused() async throws {
    let server = try await LiveServer(files: FileServer.services())
    let socket = try RawSocket(port: server.port)
    await socket.send(
      head(server, "text/plain", "Expect: 100-continue\r\nTransfer-Encoding: chunked"))
    let answer = await text(socket, until: "\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 415 "))
    #expect(answer.lowercased().contains("connection: close"))
  }

  @Test(
    "A connection with an unread body closes after the client's time to read the response",
    arguments: [true, false])
  func lingering(hasBody: Bool) async throws {
    let channel = NIOAsyncTestingChannel()
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    let log = Logger(label: "quiet") { _ in SwiftLogNoOpLogHandler() }
    let context = ServerContext(
      source: ApplicationRequestContextSource(channel: channel, logger: log))
    let head = HTTPRequest(
      method: .post, scheme: nil, authority: nil, path: "/v1/audio/speech",
      headerFields: hasBody ? [.transferEncoding: "chunked"] : [:])
    let answer = try await Answering(metrics: ServerMetrics()).handle(
      Request(head: head, body: RequestBody(buffer: ByteBuffer())), context: context
    ) { _, _ in throw HTTPRefusal.tooLarge }
    #expect(answer.headers[.connection] == (hasBody ? "close" : nil))
    let linger = TimeAmount.seconds(ServerContext.lingerSeconds)
    await channel.testingEventLoop.advanceTime(by: linger - .milliseconds(1))
    #expect(channel.isActive)
    await channel.testingEventLoop.advanceTime(by: .milliseconds(1))
    #expect(channel.isActive == !hasBody)
    _ = try await channel.finish(acceptAlreadyClosed: true)
  }

  @Test("A client that stops sending its body is refused after the grace period")
  func stalled() async throws {
    let channel = try await NIOAsyncTestingChannel { channel in
      let gate = HandshakeGate(Handshake(names: ["localhost"]))
      try channel.pipeline.syncOperations.addHandler(gate)
    }
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    let request = HTTPRequestHead(
      version: .http1_1, method: .POST, uri: "/", headers: ["host": "localhost"])
    try await channel.writeInbound(HTTPServerRequestPart.head(request))
    let post = HTTPRequest(
      method: .post, scheme: nil, authority: nil, path: "/",
      headerFields: [.transferEncoding: "chunked"])
    let (asks, ask) = AsyncStream.makeStream(of: Void.self)
    let (pieces, source) = AsyncStream.makeStream(of: ByteBuffer.self)
    let stream = AsyncStream<ByteBuffer> {
      ask.yield()
      return await pieces.first { _ in true }
    }
    let body = Request(head: post, body: RequestBody(asyncSequence: stream))
    let reading = Task {
      let paced = PacedBody(request: body, reading: BodyReading(body), channel: channel)
      for try await _ in paced {}
    }
    var asked = asks.makeAsyncIterator()
    // The limit is set before each piece is asked for.
    await asked.next()
    source.yield(ByteBuffer(bytes: [1, 2, 3]))
    await asked.next()
    let grace = TimeAmount.seconds(Int64(UploadPace.grace))
    await channel.testingEventLoop.advanceTime(by: grace - .milliseconds(1))
    #expect(try await channel.readOutbound(as: HTTPServerResponsePart.self) == nil)
    await channel.testingEventLoop.advanceTime(by: .milliseconds(1))
    source.finish()
    try await reading.value
    let answer = try await channel.readOutbound(as: HTTPServerResponsePart.self)
    guard case .head(let head)? = answer else {
      Issue.record("no answer")
      return
    }
    #expect(head.status == .requestTimeout)
    _ = try? await channel.finish(acceptAlreadyClosed: true)
  }

  @Test("A connection whose body was read stays open")
  func keptAlive() async throws {
    let server = try await LiveServer(files: FileServer.services())
    let socket = try RawSocket(port: server.port)
    for _ in 0..<2 {
      await socket.send(head(server, "application/json", "Content-Length: 2") + Array("{}".utf8))
      let answer = await text(socket, until: "\"code\"")
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
      #expect(!answer.lowercased().contains("connection: close"))
    }
  }
}
