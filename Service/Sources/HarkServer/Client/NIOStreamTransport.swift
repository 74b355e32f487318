import HarkServices
import NIOCore
import NIOPosix
import Synchronization

/// Opens byte stream connections on Linux and other systems that SwiftNIO supports.
public struct NIOStreamTransport: StreamTransport {
  /// Creates a transport.
  public init() {}

  /// Connects to `port` of `host`; cancellation leaves no connection open.
  public func connect(host: String, port: Int, timeout: Double) async throws -> any StreamLine {
    guard 1...65_535 ~= port else { throw StreamFailure.unreachable }
    let attempt = ConnectingChannel()
    let timeLimit = TimeAmount.timeLimit(timeout)
    return try await withTaskCancellationHandler {
      do {
        return try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
          .connectTimeout(timeLimit)
          .channelOption(.tcpOption(.tcp_nodelay), value: 1)
          .connect(host: host, port: port) { channel in
            channel.eventLoop.makeCompletedFuture {
              attempt.begin(channel)
              let line = NIOStreamLine(channel, timeLimit: timeLimit)
              try channel.pipeline.syncOperations.addHandler(StreamReader(line.incoming))
              return line
            }
          }
      } catch {
        try Task.checkCancellation()
        throw StreamFailure.unreachable
      }
    } onCancel: {
      attempt.cancel()
    }
  }
}

final class NIOStreamLine: StreamLine {
  /// The maximum number of unread pieces; when a server exceeds it, the connection is closed.
  private static let mostUnread = 256

  let pieces: AsyncStream<[UInt8]>
  let incoming: AsyncStream<[UInt8]>.Continuation
  private let channel: any Channel
  private let timeLimit: TimeAmount

  init(_ channel: any Channel, timeLimit: TimeAmount) {
    self.channel = channel
    self.timeLimit = timeLimit
    (pieces, incoming) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.mostUnread))
  }

  deinit { close() }

  func send(_ bytes: [UInt8]) async throws {
    let stall = channel.close(in: timeLimit)
    defer { stall.cancel() }
    do {
      try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
    } catch { throw StreamFailure.broken }
  }

  func close() { channel.close(promise: nil) }
}

private final class StreamReader: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let incoming: AsyncStream<[UInt8]>.Continuation

  init(_ incoming: AsyncStream<[UInt8]>.Continuation) { self.incoming = incoming }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let piece = Array(unwrapInboundIn(data).readableBytesView)
    if case .dropped = incoming.yield(piece) { context.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    incoming.finish()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

/// A connection attempt that can be canceled from any thread.
///
/// It holds a channel for each server address that is tried; the first to connect is used.
final class ConnectingChannel: Sendable {
  private let state = Mutex<(channels: [any Channel], isCancelled: Bool)>(([], false))

  func begin(_ channel: any Channel) {
    let isCancelled = state.withLock { state in
      state.channels.append(channel)
      return state.isCancelled
    }
    if isCancelled { channel.close(promise: nil) }
  }

  func cancel() {
    let channels = state.withLock { state in
      state.isCancelled = true
      return state.channels
    }
    for channel in channels { channel.close(promise: nil) }
  }
}

extension Channel {
  /// Closes the channel after `time`, unless the returned task is canceled.
  @discardableResult
  func close(in time: TimeAmount) -> Scheduled<Void> {
    eventLoop.scheduleTask(in: time) { self.close(promise: nil) }
  }
}

extension TimeAmount {
  /// Returns the given number of seconds, limited to one day.
  static func timeLimit(_ seconds: Double) -> TimeAmount {
    .milliseconds(Int64(min(max(seconds, 0), 86_400) * 1_000))
  }
}
