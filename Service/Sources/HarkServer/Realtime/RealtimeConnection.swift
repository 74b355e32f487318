import Hark
import NIOCore
import NIOWebSocket
import ServiceLifecycle
import Synchronization

/// The connection to one client of the realtime protocol over one socket.
struct RealtimeConnection: Sendable {
  /// The first response to a client.
  enum Opening: Sendable {
    case refused(RealtimeFault)
    case begun(RealtimeSession)
    case resumed(RealtimeSession, RealtimeEvent, seen: Int)
  }

  let hub: SessionHub
  let link: RealtimeLink
  let opening: Opening

  private typealias Inbound = NIOAsyncChannelInboundStream<WebSocketMessage>
  private typealias Outbound = NIOAsyncChannelOutboundWriter<WebSocketSending>

  func run(_ socket: UpgradeChannel.Socket) async {
    let session = session
    // While audio waits for room, the reader does not notice that its client has disconnected.
    if let session {
      socket.channel.closeFuture.whenComplete { [link] _ in Task { await session.detach(link) } }
    }
    try? await socket.executeThenClose { inbound, outbound in
      await withGracefulShutdownHandler {
        await withTaskGroup { group in
          group.addTask { await write(outbound) }
          await read(inbound)
          group.cancelAll()
        }
      } onGracefulShutdown: {
        link.end(.goingAway)
      }
    }
    if let session { await hub.leave(session, link) }
  }

  private var session: RealtimeSession? {
    switch opening {
    case .refused: nil
    case .begun(let session), .resumed(let session, _, seen: _): session
    }
  }

  private func read(_ inbound: Inbound) async {
    do {
      for try await message in inbound {
        switch message {
        case .text(let text): await session?.take(text, over: link)
        case .binary: await session?.take("", over: link)
        case .goodbye: link.hasParted = true
        }
      }
    } catch {
      // The connection was lost, which is expected.
    }
  }

  private func write(_ outbound: Outbound) async {
    do {
      switch opening {
      case .refused(let fault):
        try await send(.error(fault), 1, outbound)
        try await outbound.write(.close(fault.closing))
      case .begun(let session): try await follow(session, from: 0, outbound)
      case .resumed(let session, let greeting, let seen):
        try await send(greeting, seen, outbound)
        try await follow(session, from: seen, outbound)
      }
    } catch {
      // Reading ends as well, which ends the connection.
    }
  }

  private func follow(_ session: RealtimeSession, from seen: Int, _ outbound: Outbound) async throws
  {
    var last = seen
    link.ring()
    for await _ in link.bell {
      while let (number, event) = await session.next(after: last, over: link) {
        last = number
        try await send(event, number, outbound)
      }
      if let code = link.ending { return try await outbound.write(.close(code)) }
    }
  }

  private func send(_ event: RealtimeEvent, _ number: Int, _ outbound: Outbound) async throws {
    try await outbound.write(.text(ByteBuffer(string: event.text(number: number))))
  }
}

extension RealtimeFault {
  /// The close code for a connection without a session.
  fileprivate var closing: WebSocketErrorCode {
    // 1013: try again later.
    code == RealtimeFault.full.code ? WebSocketErrorCode(codeNumber: 1_013) : .policyViolation
  }
}

/// A session's view of one connection.
final class RealtimeLink: Sendable {
  /// Yields when events may be pending; several signals may be merged into one.
  let bell: AsyncStream<Void>

  private let rope: AsyncStream<Void>.Continuation
  private let code = Mutex<WebSocketErrorCode?>(nil)
  private let parting = Mutex(false)

  init() { (bell, rope) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  func ring() { rope.yield() }

  /// Closes the connection once all events have been sent; the first code applies.
  func end(_ code: WebSocketErrorCode) {
    self.code.withLock { $0 = $0 ?? code }
    ring()
  }

  var ending: WebSocketErrorCode? { code.withLock { $0 } }

  /// Whether the client has sent a close frame and will not reconnect.
  var hasParted: Bool {
    get { parting.withLock { $0 } }
    set { parting.withLock { $0 = newValue } }
  }
}
