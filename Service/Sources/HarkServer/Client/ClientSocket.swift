import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// A WebSocket client for programs that connect to a server without a browser.
package final class ClientSocket: Sendable {
  /// The received text messages, in order; the stream finishes when the connection ends.
  package let messages: AsyncStream<ByteBuffer>

  /// The received audio messages, in order; the stream finishes when the connection ends.
  package let sounds: AsyncStream<ByteBuffer>

  private let channel: any Channel
  private let reader: ClientReader

  /// The reason a socket could not be opened.
  package enum Failure: Error, Equatable {
    /// The server responded, but declined the protocol upgrade.
    case declined
  }

  private init(_ channel: any Channel, _ reader: ClientReader) {
    self.channel = channel
    self.reader = reader
    messages = reader.messages
    sounds = reader.sounds
  }

  /// Connects to the session endpoint of a local or remote server.
  package static func connect(
    host: String = "127.0.0.1", port: Int, token: String? = nil
  ) async throws -> ClientSocket {
    let outcome = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connectTimeout(.seconds(10))
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .connect(host: host, port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
            upgradeConfiguration: upgrade(host, port, token))
          configuration.leftOverBytesStrategy = .forwardBytes
          return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: configuration)
        }
      }
    guard let socket = try await outcome.get() else { throw Failure.declined }
    return socket
  }

  package func send(text: ByteBuffer) async throws { try await send(.text, text) }

  package func send(bytes: ByteBuffer) async throws { try await send(.binary, bytes) }

  /// Sends a close frame and waits for the server to close the connection.
  package func close() async {
    var code = ByteBuffer()
    code.write(webSocketErrorCode: .normalClosure)
    try? await send(.connectionClose, code)
    try? await channel.closeFuture.get()
  }

  /// Closes the connection without a close frame, as if the network were lost.
  package func cut() async { try? await channel.close() }

  /// The server's close code, once the connection has ended; `nil` if it ended without one.
  package var closeCode: Int? {
    get async {
      try? await channel.closeFuture.get()
      return reader.closeCode
    }
  }

  private func send(_ opcode: WebSocketOpcode, _ bytes: ByteBuffer) async throws {
    try await channel.writeAndFlush(
      WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: bytes))
  }

  private static func upgrade(
    _ host: String, _ port: Int, _ token: String?
  ) -> NIOTypedHTTPClientUpgradeConfiguration<ClientSocket?> {
    let name = host.contains(":") ? "[\(host)]" : host
    let upgrader = NIOTypedWebSocketClientUpgrader<ClientSocket?>(
      maxFrameSize: 1 << 20,
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let reader = ClientReader()
          try channel.pipeline.syncOperations.addHandler(ClientHandler(reader))
          return ClientSocket(channel, reader)
        }
      })
    return NIOTypedHTTPClientUpgradeConfiguration(
      upgradeRequestHead: HTTPRequestHead(
        version: .http1_1, method: .GET, uri: Handshake.path + (token.map { "?token=\($0)" } ?? ""),
        headers: ["Host": "\(name):\(port)"]),
      upgraders: [upgrader],
      notUpgradingCompletionHandler: { channel in
        channel.close().map { nil }.flatMapErrorThrowing { _ in nil }
      })
  }
}

/// The messages read by a client.
private final class ClientReader: Sendable {
  let messages: AsyncStream<ByteBuffer>
  let sounds: AsyncStream<ByteBuffer>
  private let writer: AsyncStream<ByteBuffer>.Continuation
  private let player: AsyncStream<ByteBuffer>.Continuation
  private let code = Mutex<Int?>(nil)

  init() {
    (messages, writer) = AsyncStream.makeStream()
    (sounds, player) = AsyncStream.makeStream()
  }

  var closeCode: Int? { code.withLock { $0 } }

  func read(_ message: ByteBuffer) { writer.yield(message) }

  func hear(_ sound: ByteBuffer) { player.yield(sound) }

  func readGoodbye(_ number: Int?) { code.withLock { $0 = number } }

  func end() {
    writer.finish()
    player.finish()
  }
}

/// Reads whole messages, and answers pings and close frames.
private final class ClientHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let reader: ClientReader

  init(_ reader: ClientReader) { self.reader = reader }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text: reader.read(frame.unmaskedData)
    case .binary: reader.hear(frame.unmaskedData)
    case .ping: answer(context, .pong, frame.unmaskedData)
    case .connectionClose:
      var bytes = frame.unmaskedData
      reader.readGoodbye(bytes.readInteger(as: UInt16.self).map(Int.init))
      answer(context, .connectionClose, frame.unmaskedData)
      context.close(promise: nil)
    default: break
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    reader.end()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func answer(
    _ context: ChannelHandlerContext, _ opcode: WebSocketOpcode, _ bytes: ByteBuffer
  ) {
    let frame = WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: bytes)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }
}

/// A client that speaks the page's side of the protocol, and reads one message at a time.
struct SessionClient {
  let socket: ClientSocket
  private var incoming: AsyncStream<ByteBuffer>.Iterator

  init(host: String = "127.0.0.1", port: Int, token: String? = nil) async throws {
    socket = try await ClientSocket.connect(host: host, port: port, token: token)
    incoming = socket.messages.makeAsyncIterator()
  }

  mutating func next() async throws -> Envelope? {
    guard let message = await incoming.next() else { return nil }
    return try Envelope(message)
  }

  func say(_ message: PageMessage) async throws { try await socket.say(message) }

  func speak(_ sound: WireSound) async throws { try await socket.speak(sound) }
}

extension ClientSocket {
  func say(_ message: PageMessage) async throws {
    try await send(text: ByteBuffer(bytes: try JSONEncoder().encode(message)))
  }

  func speak(_ sound: WireSound) async throws { try await send(bytes: sound.bytes) }
}

extension Envelope {
  init(_ message: ByteBuffer) throws {
    self = try JSONDecoder().decode(Envelope.self, from: Data(message.readableBytesView))
  }
}
