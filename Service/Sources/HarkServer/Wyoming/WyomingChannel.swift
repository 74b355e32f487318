import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// A connection of a Wyoming client.
struct WyomingChannel: ServerChildChannel {
  typealias Pipe = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  struct Value: ServerChildChannelValue {
    let pipe: Pipe
    let gate: WyomingGate
    var channel: any Channel { pipe.channel }
  }

  let endpoint: WyomingEndpoint
  let connections: OpenConnections

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    let gate = WyomingGate(connections.add(channel))
    return channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandlers([ClientEnd(), gate])
      // At most the current piece and the next one are read.
      let configuration = Pipe.Configuration(
        backPressureStrategy: .init(lowWatermark: 1, highWatermark: 2))
      return Value(
        pipe: try Pipe(wrappingChannelSynchronously: channel, configuration: configuration),
        gate: gate)
    }
  }

  func handle(value: Value, logger: Logger) async {
    // A connection that breaks has ended.
    try? await value.pipe.executeThenClose { inbound, outbound in
      var session = WyomingSession(
        endpoint, WyomingWriter(channel: value.channel, outbound: outbound), gate: value.gate,
        log: logger)
      await session.run(inbound)
    }
  }
}

/// Records the stage of a Wyoming connection, and closes it when the server stops, but not before its
/// request is complete.
final class WyomingGate: ChannelInboundHandler, Sendable {
  typealias InboundIn = NIOAny

  private let place: OpenConnections.Place
  private let state = Mutex((isIdle: true, isStopping: false))

  init(_ place: OpenConnections.Place) { self.place = place }

  /// Records the stage; returns whether the connection must close.
  func advance(to stage: OpenConnections.Stage) -> Bool {
    place.advance(to: stage)
    return state.withLock { state in
      state.isIdle = stage == .idle
      return state.isIdle && state.isStopping
    }
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { place.opened(from: context.remoteAddress) }
  }

  func channelActive(context: ChannelHandlerContext) {
    place.opened(from: context.remoteAddress)
    context.fireChannelActive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      let isIdle = state.withLock { state in
        state.isStopping = true
        return state.isIdle
      }
      if isIdle { context.close(promise: nil) }
    }
    context.fireUserInboundEventTriggered(event)
  }
}
