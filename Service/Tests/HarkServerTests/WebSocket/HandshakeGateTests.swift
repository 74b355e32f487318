import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import HarkServer

/// All waits use the event loop's clock, which the tests advance.
@Suite("Refused and idle connections")
struct HandshakeGateTests {
  private static let headWithin = TimeAmount.seconds(10)
  private static let idleAfter = TimeAmount.seconds(15)

  private func channel(
    isEncrypted: Bool = false, among connections: OpenConnections? = nil,
    client: any ChannelHandler = HalfOpenClient()
  ) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    let gate = HandshakeGate(
      Handshake(names: ["localhost", "hark.example"]), connections?.add(channel),
      isEncrypted: isEncrypted, headWithin: Self.headWithin, idleAfter: Self.idleAfter)
    try channel.pipeline.syncOperations.addHandlers([client, gate])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  private func ask(_ channel: EmbeddedChannel, _ headers: HTTPHeaders) throws {
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: headers)
    try channel.writeInbound(HTTPServerRequestPart.head(head))
  }

  @Test("A client that sends no request is disconnected")
  func silent() throws {
    let channel = try channel()
    channel.embeddedEventLoop.advanceTime(by: Self.headWithin - .milliseconds(1))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!channel.isActive)
  }

  @Test("A client that sends a request in time is not limited afterward")
  func inTime() throws {
    let channel = try channel()
    channel.embeddedEventLoop.advanceTime(by: Self.headWithin - .milliseconds(1))
    try ask(channel, ["host": "localhost"])
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
    _ = try channel.finish()
  }

  @Test("A refused client has a second to read the answer")
  func refused() throws {
    let channel = try channel()
    try ask(channel, ["host": "evil.example", "upgrade": "websocket"])
    guard case .head(let head) = try channel.readOutbound(as: HTTPServerResponsePart.self) else {
      Issue.record("no answer")
      return
    }
    #expect(head.status == .notFound)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(999))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!channel.isActive)
  }

  @Test("A refused client that does not read is disconnected after the time to read an answer")
  func deaf() throws {
    let channel = try channel(client: DeafClient())
    try ask(channel, ["host": "evil.example", "upgrade": "websocket"])
    channel.embeddedEventLoop.advanceTime(
      by: .seconds(ServerContext.lingerSeconds) - .milliseconds(1))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!channel.isActive)
  }

  // MARK: - Giving way

  /// Returns whether a connection gives way to a new one after `prepare`.
  private func givesWay(
    client: any ChannelHandler = HalfOpenClient(), after prepare: (EmbeddedChannel) throws -> Void
  ) throws -> Bool {
    let connections = OpenConnections(limit: 1)
    let channel = try channel(among: connections, client: client)
    try prepare(channel)
    let other = EmbeddedChannel()
    connections.add(other).opened(from: nil)
    channel.embeddedEventLoop.run()
    defer {
      _ = try? channel.finish(acceptAlreadyClosed: true)
      _ = try? other.finish(acceptAlreadyClosed: true)
    }
    return !channel.isActive
  }

  @Test("A connection gives way unless the server has to answer its last request")
  func givingWay() throws {
    func begin(_ channel: EmbeddedChannel) throws { try ask(channel, ["host": "localhost"]) }
    func end(_ channel: EmbeddedChannel) throws {
      try channel.writeInbound(HTTPServerRequestPart.end(nil))
    }
    #expect(try givesWay { _ in })
    #expect(try givesWay { try begin($0) })
    #expect(
      try !givesWay {
        try begin($0)
        try end($0)
      })
    #expect(
      try givesWay {
        try begin($0)
        try end($0)
        try answer($0)
      })
    #expect(
      try !givesWay {
        for _ in 0..<2 {
          try begin($0)
          try end($0)
        }
        try answer($0)
      })
  }

  @Test("A connection whose client does not read gives way")
  func unread() throws {
    #expect(
      try givesWay(client: DeafClient()) {
        try ask($0, ["host": "localhost"])
        try $0.writeInbound(HTTPServerRequestPart.end(nil))
        // Waiting for these writes would never end.
        let head = HTTPResponseHead(version: .http1_1, status: .ok)
        $0.write(HTTPServerResponsePart.head(head), promise: nil)
        $0.write(HTTPServerResponsePart.end(nil), promise: nil)
      })
    #expect(
      try givesWay {
        try ask($0, ["host": "localhost"])
        try $0.writeInbound(HTTPServerRequestPart.end(nil))
        $0.isWritable = false
        $0.pipeline.fireChannelWritabilityChanged()
      })
  }

  @Test("A body makes progress with each second of audio in it")
  func progress() throws {
    for isLong in [false, true] {
      let connections = OpenConnections(limit: 2)
      let clients = try (0..<2).map { _ in try channel(among: connections) }
      for client in clients { try ask(client, ["host": "localhost"]) }
      let piece = ByteBuffer(repeating: 0, count: HandshakeGate.progressLength / 2)
      for _ in 0..<(isLong ? 2 : 1) {
        try clients[0].writeInbound(HTTPServerRequestPart.body(piece))
      }
      let other = EmbeddedChannel()
      connections.add(other).opened(from: nil)
      for client in clients { client.embeddedEventLoop.run() }
      #expect(clients.map(\.isActive) == [isLong, !isLong])
      for client in clients + [other] { _ = try? client.finish(acceptAlreadyClosed: true) }
    }
  }

  // MARK: - Bodies

  private func answer(_ channel: EmbeddedChannel, _ status: HTTPResponseStatus = .ok) throws {
    let head = HTTPResponseHead(version: .http1_1, status: status)
    try channel.writeOutbound(HTTPServerResponsePart.head(head))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
  }

  /// Returns the statuses of the answers that were sent since the last call.
  private func statuses(_ channel: EmbeddedChannel) throws -> [UInt] {
    var statuses: [UInt] = []
    while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
      if case .head(let head) = part { statuses.append(head.status.code) }
    }
    return statuses
  }

  @Test("A refusal in a body reaches the client once, and the application as the body's end")
  func insideBody() throws {
    let channel = try channel()
    try ask(channel, ["host": "localhost"])
    channel.pipeline.fireErrorCaught(HTTPParserError.headerOverflow)
    #expect(throws: HTTPRefusal.longHead) { try channel.throwIfErrorCaught() }
    // The decoder reports what the client sends afterward.
    channel.pipeline.fireErrorCaught(
      ByteToMessageDecoderError.dataReceivedInErrorState(
        HTTPParserError.headerOverflow, ByteBuffer()))
    try channel.throwIfErrorCaught()
    try answer(channel, .internalServerError)
    #expect(try statuses(channel) == [431])
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("A refusal in a body follows the answers to earlier requests")
  func afterEarlier() throws {
    let channel = try channel()
    try ask(channel, ["host": "localhost"])
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
    try ask(channel, ["host": "localhost"])
    channel.pipeline.fireErrorCaught(HTTPParserError.headerOverflow)
    #expect(throws: HTTPRefusal.longHead) { try channel.throwIfErrorCaught() }
    #expect(try statuses(channel).isEmpty)
    try answer(channel)
    try answer(channel, .internalServerError)
    #expect(try statuses(channel) == [200, 431])
  }

  @Test("A request that was answered before its body is not refused as well")
  func answeredEarly() throws {
    let channel = try channel()
    try ask(channel, ["host": "localhost"])
    try answer(channel)
    channel.pipeline.fireErrorCaught(HTTPParserError.headerOverflow)
    try channel.throwIfErrorCaught()
    #expect(try statuses(channel) == [200])
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("An answer that has begun ends before the connection does")
  func answering() throws {
    let channel = try channel()
    try ask(channel, ["host": "localhost"])
    let head = HTTPResponseHead(version: .http1_1, status: .ok)
    try channel.writeOutbound(HTTPServerResponsePart.head(head))
    channel.pipeline.fireErrorCaught(HTTPParserError.headerOverflow)
    #expect(throws: HTTPRefusal.longHead) { try channel.throwIfErrorCaught() }
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(try statuses(channel) == [200] && !channel.isActive)
  }

  @Test("A body that is too slow is refused, unless it is complete by then")
  func slowBody() throws {
    let slow = try channel()
    try ask(slow, ["host": "localhost"])
    slow.pipeline.fireErrorCaught(BodyTooSlow())
    #expect(throws: HTTPRefusal.slowBody) { try slow.throwIfErrorCaught() }
    #expect(try statuses(slow) == [408])

    let complete = try channel()
    try ask(complete, ["host": "localhost"])
    try complete.writeInbound(HTTPServerRequestPart.end(nil))
    complete.pipeline.fireErrorCaught(BodyTooSlow())
    try complete.throwIfErrorCaught()
    #expect(try statuses(complete).isEmpty)
    _ = try slow.finish(acceptAlreadyClosed: true)
    _ = try complete.finish()
  }

  // MARK: - Idle clients

  @Test("A client without a further request is disconnected some time after its answer")
  func idle() throws {
    let channel = try channel()
    try ask(channel, ["host": "localhost"])
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    try answer(channel)
    channel.embeddedEventLoop.advanceTime(by: Self.idleAfter - .milliseconds(1))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!channel.isActive)
  }

  @Test("The next request ends the wait, also one that arrives before the answer")
  func asksAgain() throws {
    for isEarly in [false, true] {
      let channel = try channel()
      try ask(channel, ["host": "localhost"])
      try channel.writeInbound(HTTPServerRequestPart.end(nil))
      if isEarly { try ask(channel, ["host": "localhost"]) }
      try answer(channel)
      if !isEarly { try ask(channel, ["host": "localhost"]) }
      channel.embeddedEventLoop.advanceTime(by: .hours(1))
      #expect(channel.isActive)
      _ = try channel.finish()
    }
  }

  @Test(
    "A client that wants to close the connection is understood, whatever else it asks for",
    arguments: [
      ("close", true), ("Close", true), ("keep-alive, close", true), ("close, TE", true),
      ("keep-alive", false), ("Upgrade, keep-alive", false),
    ])
  func close(_ option: String, _ isLast: Bool) throws {
    let channel = try channel()
    try ask(channel, ["host": "localhost", "upgrade": "h2c", "connection": option])
    guard case .head(let head) = try channel.readInbound(as: HTTPServerRequestPart.self) else {
      Issue.record("no request")
      return
    }
    #expect(head.headers["connection"] == [isLast ? "close" : option])
    _ = try channel.finish()
  }

  // MARK: - Strict transport security

  @Test(
    "Only an encrypted answer by a domain's name makes browsers insist on encryption",
    arguments: [
      ("hark.example:4275", true, true), ("hark.example", false, false), ("localhost", true, false),
      ("a.localhost:1", true, false), ("192.0.2.1", true, false), ("[::1]:4275", true, false),
    ])
  func strict(_ host: String, _ isEncrypted: Bool, _ isStrict: Bool) throws {
    let channel = try channel(isEncrypted: isEncrypted)
    for isRefused in [false, true] {
      try ask(channel, ["host": host])
      if isRefused {
        channel.pipeline.fireErrorCaught(HTTPParserError.headerOverflow)
      } else {
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
        try answer(channel)
      }
      guard case .head(let head) = try channel.readOutbound(as: HTTPServerResponsePart.self) else {
        Issue.record("no answer")
        return
      }
      let field = head.headers["strict-transport-security"]
      #expect(field == (isStrict ? ["max-age=31536000"] : []))
      while try channel.readOutbound(as: HTTPServerResponsePart.self) != nil {}
    }
  }
}

/// A client whose system accepts nothing, because the client does not read.
private final class DeafClient: ChannelOutboundHandler {
  typealias OutboundIn = Never

  private var writes: [EventLoopPromise<Void>] = []

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if let promise { writes.append(promise) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    for write in writes { write.fail(ChannelError.ioOnClosedChannel) }
  }
}
