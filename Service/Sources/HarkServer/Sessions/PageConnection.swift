import Foundation
import Hark
import NIOCore
import NIOWebSocket
import ServiceLifecycle
import Synchronization

/// Communicates with one page over one socket, from its hello to the goodbye.
struct PageConnection: Sendable {
  let hub: SessionHub

  /// The page's user; `nil` if a required token is missing or invalid.
  let user: OrganizationUser?
  let timekeeper: any Timekeeper

  /// The maximum time for a page to send its hello, in seconds.
  static let helloWithin = 5.0

  /// The maximum time without any message from a page, in seconds.
  static let silence = 30.0

  private typealias Inbound = NIOAsyncChannelInboundStream<WebSocketMessage>
  private typealias Outbound = NIOAsyncChannelOutboundWriter<WebSocketSending>

  func run(_ socket: UpgradeChannel.Socket) async {
    let link = PageLink()
    let watch = SilenceWatch(timekeeper.now + Self.helloWithin)
    try? await socket.executeThenClose { inbound, outbound in
      await withGracefulShutdownHandler {
        await withTaskGroup { group in
          let holder = SessionHolder()
          group.addTask { await write(outbound, link, holder) }
          group.addTask { await guardSilence(watch, link, holder) }
          await read(inbound, link, holder, watch)
          link.close()
          group.cancelAll()
          if let session = holder.session { await hub.leave(session, link) }
        }
      } onGracefulShutdown: {
        link.end(.shutdown)
      }
    }
  }

  private func read(
    _ inbound: Inbound, _ link: PageLink, _ holder: SessionHolder, _ watch: SilenceWatch
  ) async {
    do {
      for try await message in inbound where !link.isEnding {
        do throws(WireFault) {
          // The deadline is postponed before the message is handled, because a page that waits for
          // a response is not silent.
          if holder.session != nil { watch.postpone(to: timekeeper.now + Self.silence) }
          try await take(message, link, holder, watch)
        } catch {
          link.end(.rule(error))
        }
      }
    } catch {
      // The connection failed; the session waits for the page.
    }
  }

  private func take(
    _ message: WebSocketMessage, _ link: PageLink, _ holder: SessionHolder, _ watch: SilenceWatch
  ) async throws(WireFault) {
    switch (message, holder.session) {
    case (.binary(let bytes), let session?):
      try await session.take(try WireSound(bytes), over: link)
    case (.text(let text), let session?):
      try await session.take(try PageMessage.read(text), over: link)
    case (.text(let text), nil):
      guard case .hello(let hello) = try PageMessage.read(text) else { throw .noHello }
      watch.postpone(to: timekeeper.now + Self.silence)
      try await greet(hello, link, holder)
    case (.binary, nil): throw .noHello
    // The page may still return, for example after a reload.
    case (.goodbye, _): break
    }
  }

  private func greet(
    _ hello: Hello, _ link: PageLink, _ holder: SessionHolder
  ) async throws(WireFault) {
    if let user, let fault = await hub.fault(in: hello, from: user) { throw fault }
    do throws(SessionRefusal) {
      guard let user else { throw .token }
      holder.session = try await hub.greet(hello, from: user, over: link)
      // The link may have been ended before its session was known.
      link.ring()
    } catch {
      link.refuse(error)
    }
  }

  private func write(_ outbound: Outbound, _ link: PageLink, _ holder: SessionHolder) async {
    for await _ in link.bell {
      do {
        while let message = await next(link, holder) { try await outbound.write(message) }
        guard let last = link.last(event: { holder.session?.nextEvent ?? 1 }) else { continue }
        try await outbound.write(.text(ByteBuffer(bytes: last.json)))
        try await outbound.write(.close(last.closeCode))
      } catch {
        // Reading ends, too, and with it the connection.
      }
      return
    }
  }

  private func next(_ link: PageLink, _ holder: SessionHolder) async -> WebSocketSending? {
    if link.isEnding { return nil }
    if let at = link.nextPong() { return .text(ByteBuffer(bytes: Envelope.pong(at: at).json)) }
    return await holder.session?.next(for: link)
  }

  private func guardSilence(
    _ watch: SilenceWatch, _ link: PageLink, _ holder: SessionHolder
  ) async {
    while case let deadline = watch.deadline, timekeeper.now < deadline {
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
    }
    link.end(holder.session == nil ? .rule(.late) : .idle)
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

/// The session of a connection, once there is one.
private final class SessionHolder: Sendable {
  private let held = Mutex<PageSession?>(nil)

  var session: PageSession? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}

/// The deadline for the next message from a page.
private final class SilenceWatch: Sendable {
  private let end: Mutex<Double>

  init(_ deadline: Double) { end = Mutex(deadline) }

  /// The deadline, in seconds on the timekeeper's clock.
  var deadline: Double { end.withLock { $0 } }

  func postpone(to deadline: Double) { end.withLock { $0 = deadline } }
}
