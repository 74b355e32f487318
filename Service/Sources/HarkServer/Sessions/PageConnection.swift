import Foundation
import Hark
import HarkScreens
import NIOCore
import NIOWebSocket
import ServiceLifecycle
import Synchronization

/// Communicates with one page over one socket, from `hello` to `bye`.
final class PageConnection: Sendable {
  let hub: SessionHub

  private let door: PageDoor
  private let timekeeper: any Timekeeper
  private let link = PageLink()

  /// The page's admission, once there is one.
  private let admission = AsyncStream.makeStream(of: PageDoor.Admission.self)

  /// The session, once there is one, and the deadline for the page's next message, in seconds.
  private let state: Mutex<(session: PageSession?, deadline: Double)>

  /// The maximum time for a page to send its hello, in seconds.
  static let helloWithin = 5.0

  /// The maximum time without any message from a page, in seconds.
  static let silence = 30.0

  typealias Send = @Sendable (WebSocketSending) async throws -> Void

  init(_ hub: SessionHub, door: PageDoor) {
    self.hub = hub
    self.door = door
    timekeeper = hub.dependencies.timekeeper
    state = Mutex((nil, timekeeper.now + Self.helloWithin))
  }

  private var session: PageSession? {
    get { state.withLock { $0.session } }
    set { state.withLock { $0.session = newValue } }
  }

  private var deadline: Double {
    get { state.withLock { $0.deadline } }
    set { state.withLock { $0.deadline = newValue } }
  }

  func run(_ socket: UpgradeChannel.Socket) async {
    try? await socket.executeThenClose { inbound, outbound in
      await run(inbound) { try await outbound.write($0) }
    }
  }

  /// Exchanges messages with the page until `inbound` ends, possibly well after a close frame is
  /// sent.
  func run<Inbound: AsyncSequence & Sendable>(_ inbound: Inbound, send: @escaping Send) async
  where Inbound.Element == WebSocketMessage {
    await withGracefulShutdownHandler {
      await withTaskGroup { group in
        group.addTask { [self] in await write(send) }
        group.addTask { [self] in await limitSilence() }
        group.addTask { [self] in await watchToken() }
        await read(inbound)
        link.wakeUp.close()
        group.cancelAll()
        if let session { await hub.leave(session, link) }
      }
    } onGracefulShutdown: { [link] in
      link.end(.shutdown)
    }
  }

  private func read<Inbound: AsyncSequence & Sendable>(_ inbound: Inbound) async
  where Inbound.Element == WebSocketMessage {
    do {
      for try await message in inbound where !link.isEnding {
        do throws(WireFault) {
          // The deadline is postponed before the message is handled, because a page that waits for
          // a response is not silent.
          if session != nil { deadline = timekeeper.now + Self.silence }
          try await take(message)
        } catch { link.end(.rule(error)) }
      }
    } catch {
      // The connection failed; the session waits for the page.
    }
  }

  private func take(_ message: WebSocketMessage) async throws(WireFault) {
    switch (message, session) {
    case (.binary(let bytes), let session?):
      try await session.take(try WireSound(bytes), over: link)
    case (.text(let text), let session?):
      try await session.take(try PageMessage.read(text), over: link)
    case (.text(let text), nil):
      guard case .hello(let hello) = try PageMessage.read(text) else { throw .noHello }
      deadline = timekeeper.now + Self.silence
      try await greet(hello)
    case (.binary, nil): throw .noHello
    // The page may still return, for example after a reload.
    case (.close, _): break
    }
  }

  private func greet(_ hello: Hello) async throws(WireFault) {
    let admission: PageDoor.Admission?
    do throws(SessionRefusal) {
      admission = try await door.admit(hello.token?.text)
    } catch { return link.refuse(error) }
    // The page comes back by itself.
    guard let admitted = admission else { return link.end(.elsewhere) }
    let user = admitted.user
    self.admission.continuation.yield(admitted)
    if let fault = await hub.fault(in: hello, from: user) { throw fault }
    door.entered(true)
    do throws(SessionRefusal) {
      session = try await hub.greet(hello, from: user, over: link)
      // The link may have been ended before its session was known.
      link.wakeUp.send()
    } catch {
      door.entered(false)
      link.refuse(error)
    }
  }

  private func write(_ send: Send) async {
    for await _ in link.wakeUp.signals {
      do {
        while let message = await next() { try await send(message) }
        guard let last = link.last(event: { session?.nextEvent ?? 1 }) else { continue }
        try await send(.text(ByteBuffer(bytes: last.json)))
        try await send(.close(last.closeCode))
      } catch {
        // Reading ends as well, which ends the connection.
      }
      return
    }
  }

  private func next() async -> WebSocketSending? {
    if link.isEnding { return nil }
    if let at = link.nextPong() { return .text(ByteBuffer(bytes: Envelope.pong(at: at).json)) }
    return await session?.next(for: link)
  }

  /// Refuses the page once its token has been revoked; the session waits for another token.
  private func watchToken() async {
    for await admitted in admission.stream where admitted.token?.jti != nil {
      while (try? await timekeeper.sleep(until: timekeeper.now + RevokedTokens.checkInterval))
        != nil
      {
        if await door.isClosed(admitted) { return link.refuse(.token) }
      }
      return
    }
  }

  private func limitSilence() async {
    while case let deadline = self.deadline, timekeeper.now < deadline {
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
    }
    link.end(session == nil ? .rule(.late) : .idle)
  }
}

extension Envelope {
  /// The code that closes the socket after this message, from RFC 6455.
  fileprivate var closeCode: WebSocketErrorCode {
    switch self {
    case .bye(_, .shutdown): .goingAway
    case .bye(_, .rule): .policyViolation
    case .bye, .refused, .welcome, .show, .level, .message, .pong: .normalClosure
    }
  }
}
