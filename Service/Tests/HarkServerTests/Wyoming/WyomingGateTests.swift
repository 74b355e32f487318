import HarkServices
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import HarkServer

/// All waits use the event loop's clock, which the tests advance.
@Suite("Idle, slow and last Wyoming connections", .timeLimit(.minutes(5)))
struct WyomingGateTests {
  /// Serves a client, which sends `events` and a ping, up to its pong, and returns the connection.
  private func served(
    _ events: [WyomingEvent] = [], _ change: (inout WyomingEndpoint) -> Void = { _ in }
  ) async throws -> (channel: NIOAsyncTestingChannel, serving: Task<Void, Never>) {
    let services = FileServer.services()
    var endpoint = WyomingEndpoint(
      FileShares(services, RateLimiter(RequestRate()), ServerMetrics(), isLocal: true),
      isLocal: true)
    change(&endpoint)
    let server = WyomingChannel(endpoint: endpoint, connections: OpenConnections(limit: 8))
    let log = Logger(label: "quiet") { _ in SwiftLogNoOpLogHandler() }
    let channel = NIOAsyncTestingChannel()
    let value = try await channel.testingEventLoop.executeInContext {
      server.setup(channel: channel, logger: log)
    }.get()
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    let serving = Task { await server.handle(value: value, logger: log) }
    for event in events + [.ping] {
      try await channel.writeInbound(ByteBuffer(bytes: event.bytes()))
    }
    let pong = try await channel.waitForOutboundWrite(as: ByteBuffer.self)
    #expect(String(buffer: pong).contains("\"type\":\"pong\""))
    return (channel, serving)
  }

  /// Advances the clock until the server closes the connection; the time limit ends a wait in vain.
  private func close(_ channel: NIOAsyncTestingChannel) async {
    while channel.isActive { await channel.testingEventLoop.advanceTime(by: .seconds(1)) }
  }

  @Test("A client that sends no further event is disconnected after a while")
  func idle() async throws {
    let (channel, serving) = try await served()
    await channel.testingEventLoop.advanceTime(by: .seconds(59))
    #expect(channel.isActive)
    await close(channel)
    await serving.value
  }

  @Test("A client that never completes an event is disconnected as well")
  func dripping() async throws {
    let (channel, serving) = try await served()
    while channel.isActive {
      _ = try? await channel.writeInbound(ByteBuffer(string: "{"))
      await channel.testingEventLoop.advanceTime(by: .seconds(1))
    }
    await serving.value
    // It was not the length of the event that ended the connection.
    #expect(try await channel.readOutbound(as: ByteBuffer.self) == nil)
  }

  @Test("A recording must arrive at the rate of other uploads")
  func slow() async throws {
    // Without the rate, the connection would stay for years.
    let (channel, serving) = try await served([.audioStart]) { $0.eventWithin = .hours(100_000) }
    await channel.testingEventLoop.advanceTime(by: .seconds(9))
    #expect(channel.isActive)
    await close(channel)
    await serving.value
  }

  @Test("A server that stops closes idle connections at once, and others when they are idle")
  func stopping() throws {
    for stage in [OpenConnections.Stage.idle, .unfinished, .working] {
      let channel = EmbeddedChannel()
      let gate = WyomingGate(OpenConnections(limit: 1).add(channel))
      try channel.pipeline.syncOperations.addHandler(gate)
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      #expect(!gate.advance(to: stage))
      channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      channel.embeddedEventLoop.run()
      #expect(channel.isActive == (stage != .idle))
      #expect(!gate.advance(to: .working))
      #expect(gate.advance(to: .idle))
    }
  }
}
