import NIOCore
import NIOEmbedded

/// The network in front of a server that accepts no data: writes wait until the connection closes.
final class StalledServer: ChannelOutboundHandler {
  typealias OutboundIn = Never

  private let written: AsyncStream<Void>.Continuation
  private var waiting: [EventLoopPromise<Void>] = []

  private init(_ written: AsyncStream<Void>.Continuation) { self.written = written }

  /// Returns a connection to a stalled server, on an event loop with a manual clock, and a stream
  /// of the writes that reach it.
  static func channel() async throws -> (channel: NIOAsyncTestingChannel, writes: AsyncStream<Void>)
  {
    let (writes, written) = AsyncStream.makeStream(of: Void.self)
    let channel = try await NIOAsyncTestingChannel { channel in
      try channel.pipeline.syncOperations.addHandler(StalledServer(written))
    }
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    return (channel, writes)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if let promise { waiting.append(promise) }
    written.yield()
  }

  func flush(context: ChannelHandlerContext) {}

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    for promise in waiting { promise.fail(ChannelError.ioOnClosedChannel) }
    waiting = []
    context.close(mode: mode, promise: promise)
  }
}
