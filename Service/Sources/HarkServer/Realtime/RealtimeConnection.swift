import Hark
import NIOCore
import NIOWebSocket
import ServiceLifecycle
import Synchronization

/// The connection to one client of the realtime protocol over one socket.
struct RealtimeConnection: Sendable {
  enum Opening: Sendable {
    case refused(RealtimeFault)

    /// A session, and the event that greets a client that resumes it after event `seen`.
    case session(RealtimeSession, greeting: RealtimeEvent? = nil, seen: Int = 0)
  }

  let hub: SessionHub
  let link: RealtimeLink
  let opening: Opening

  /// Returns whether the client's token has been revoked; `nil` if it has none that can be.
  var isClosed: (@Sendable () async -> Bool)?

  typealias Send = @Sendable (WebSocketSending) async throws -> Void

  func run(_ socket: UpgradeChannel.Socket) async {
    socket.channel.closeFuture.whenComplete { _ in Task { await detach() } }
    try? await socket.executeThenClose { inbound, outbound in
      await run(inbound) { try await outbound.write($0) }
    }
  }

  /// Exchanges messages with the client until `inbound` ends, which may be some time after a close
  /// frame is sent.
  func run<Inbound: AsyncSequence & Sendable>(_ inbound: Inbound, send: @escaping Send) async
  where Inbound.Element == WebSocketMessage {
    await withGracefulShutdownHandler {
      await withTaskGroup { group in
        group.addTask { await write(send) }
        group.addTask { await watchToken() }
        await read(inbound)
        group.cancelAll()
      }
    } onGracefulShutdown: {
      link.end(.goingAway)
    }
    if let session { await hub.leave(session, link) }
  }

  /// Detaches the session when the socket closes, because a reader that waits for room does not
  /// notice.
  func detach() async { await session?.detach(link) }

  private var session: RealtimeSession? {
    if case .session(let session, _, _) = opening { session } else { nil }
  }

  private func read<Inbound: AsyncSequence & Sendable>(_ inbound: Inbound) async
  where Inbound.Element == WebSocketMessage {
    do {
      for try await message in inbound {
        switch message {
        case .text(let text): await session?.take(text, over: link)
        case .binary: await session?.take("", over: link)
        case .close: link.hasClosed = true
        }
      }
    } catch {
      // The connection was lost, which is expected.
    }
  }

  private func write(_ send: Send) async {
    do {
      switch opening {
      case .refused(let fault):
        try await send(RealtimeEvent.error(fault).message(number: 1))
        try await send(.close(fault.closing))
      case .session(let session, let greeting, let seen):
        if let greeting { try await send(greeting.message(number: seen)) }
        try await follow(session, from: seen, send)
      }
    } catch {
      // Reading ends as well, which ends the connection.
    }
  }

  /// Ends the connection once the client's token has been revoked.
  private func watchToken() async {
    guard let isClosed else { return }
    let timekeeper = hub.dependencies.timekeeper
    while (try? await timekeeper.sleep(until: timekeeper.now + RevokedTokens.checkInterval)) != nil
    {
      if await isClosed() { return link.end(.policyViolation) }
    }
  }

  private func follow(_ session: RealtimeSession, from seen: Int, _ send: Send) async throws {
    var last = seen
    link.wakeUp.send()
    for await _ in link.wakeUp.signals {
      while let (number, event) = await session.next(after: last, over: link) {
        last = number
        try await send(event.message(number: number))
      }
      if let code = link.ending { return try await send(.close(code)) }
    }
  }
}

extension RealtimeEvent {
  fileprivate func message(number: Int) -> WebSocketSending {
    .text(ByteBuffer(string: text(number: number)))
  }
}

/// A session's view of one connection.
final class RealtimeLink: Sendable {
  let wakeUp = WakeUp()

  /// The connection's sequence number; newer connections have larger ones.
  let sequence = sequences.wrappingAdd(1, ordering: .relaxed).newValue

  private static let sequences = Atomic(0)
  private let state = Mutex<(ending: WebSocketErrorCode?, hasClosed: Bool)>((nil, false))

  /// Closes the connection once all events have been sent; the first code applies.
  func end(_ code: WebSocketErrorCode) {
    state.withLock { $0.ending = $0.ending ?? code }
    wakeUp.send()
  }

  var ending: WebSocketErrorCode? { state.withLock { $0.ending } }

  /// Whether the client has sent a close frame and will not reconnect.
  var hasClosed: Bool {
    get { state.withLock { $0.hasClosed } }
    set { state.withLock { $0.hasClosed = newValue } }
  }
}

extension RealtimeFault {
  /// The close code for a connection without a session.
  fileprivate var closing: WebSocketErrorCode {
    // 1013: try again later.
    code == RealtimeFault.full.code ? WebSocketErrorCode(codeNumber: 1_013) : .policyViolation
  }
}
