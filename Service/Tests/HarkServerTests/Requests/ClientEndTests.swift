import HarkTesting
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import HarkServer

@Suite("Disconnected clients", .timeLimit(.minutes(5)))
struct ClientEndTests {
  /// A count of the notifications that a client has left.
  private final class Told: Sendable {
    private let count = Mutex(0)

    var times: Int { count.withLock { $0 } }

    func tell() { count.withLock { $0 += 1 } }
  }

  private func channel() async throws -> (NIOAsyncTestingChannel, ClientEnd) {
    let end = ClientEnd()
    return (await NIOAsyncTestingChannel(handler: end), end)
  }

  @Test("A client that closes its sending side is gone, and each request is notified once")
  func closing() async throws {
    let (channel, _) = try await channel()
    let told = Told()
    let first = await ClientEnd.watch(channel) { told.tell() }
    _ = await ClientEnd.watch(channel) { told.tell() }
    #expect(told.times == 0)
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    await channel.testingEventLoop.run()
    #expect(told.times == 2)
    _ = await ClientEnd.watch(channel) { told.tell() }
    #expect(told.times == 3)
    first.end()
    _ = try await channel.finish(acceptAlreadyClosed: true)
    #expect(told.times == 3)
  }

  @Test("A completed request leaves no watch on its open connection")
  func ending() async throws {
    let (channel, end) = try await channel()
    for _ in 0..<100 { (await ClientEnd.watch(channel) {}).end() }
    #expect(end.watcherCount == 0)
    _ = try await channel.finish(acceptAlreadyClosed: true)
  }

  @Test("Without a handler, the client counts as gone")
  func nobody() async throws {
    let told = Told()
    _ = await ClientEnd.watch(NIOAsyncTestingChannel()) { told.tell() }
    #expect(told.times == 1)
  }

  @Test("Work for a disconnected client is canceled, and other work completes")
  func work() async throws {
    let (channel, end) = try await channel()
    #expect(try await ClientWatch.run(over: channel) { 7 } == 7)
    #expect(end.watcherCount == 0)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let working = Task {
      try await ClientWatch.run(over: channel) {
        begin.yield()
        // This returns only when the task is canceled.
        await Watched(()).wait { false }
        try Task.checkCancellation()
      }
    }
    for await _ in begun { break }
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    await #expect(throws: CancellationError.self) { try await working.value }
    _ = try await channel.finish(acceptAlreadyClosed: true)
  }
}
