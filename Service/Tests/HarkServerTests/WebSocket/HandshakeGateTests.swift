import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import HarkServer

/// All waits use the event loop's clock, which the tests advance.
@Suite("Handshake timeouts")
struct HandshakeGateTests {
  private static let headWithin = TimeAmount.seconds(10)

  private func channel() throws -> EmbeddedChannel {
    let gate = HandshakeGate(Handshake(names: ["localhost"]), headWithin: Self.headWithin)
    let channel = EmbeddedChannel(handlers: [HalfOpenClient(), gate])
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
}
