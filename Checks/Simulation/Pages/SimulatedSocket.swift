import Hark

@testable import HarkServer
@testable import World

/// A WebSocket between a page and a gateway that delays messages, keeps their order, and can be
/// cut.
///
/// After a cut, no message arrives. Each end detects the cut on its own, or never.
final class SimulatedSocket: Sendable {
  let toServer: Lane<WebSocketMessage>
  let toPage: Lane<WebSocketSending>

  /// Creates a socket that delays messages by up to `slowness` hundredths of a second.
  init(_ world: Surroundings, slowness: Int) {
    toServer = Lane(world, slowness)
    toPage = Lane(world, slowness)
  }

  var isCut: Bool { toPage.isCut }

  /// Drops all further messages, and the messages in transit.
  func cut() {
    toServer.cut()
    toPage.cut()
  }
}

/// One direction of a socket.
final class Lane<Message: Sendable>: Sendable {
  /// The messages that arrive, until either end closes the socket.
  let arrived: AsyncStream<Message>
  private let arriving: AsyncStream<Message>.Continuation
  private let sent: AsyncStream<(message: Message, due: Double)>.Continuation
  private let world: Surroundings
  private let slowness: Int
  private let cutting: Locked<Bool>
  private let ending = Locked((isOver: false, notice: (@Sendable () -> Void)?.none))

  init(_ world: Surroundings, _ slowness: Int) {
    self.world = world
    self.slowness = slowness
    let isCut = Locked(false)
    cutting = isCut
    (arrived, arriving) = AsyncStream.makeStream()
    let queue: AsyncStream<(message: Message, due: Double)>
    (queue, sent) = AsyncStream.makeStream()
    Task { [arriving] in
      for await (message, due) in queue {
        try? await world.clock.sleep(until: due)
        if !isCut.withLock({ $0 }) { arriving.yield(message) }
      }
      if !isCut.withLock({ $0 }) { arriving.finish() }
    }
  }

  /// Sends a message.
  ///
  /// The sender is not informed if the message is lost.
  func send(_ message: Message) {
    let delay = Double(world.number(below: slowness + 1)) / 100
    sent.yield((message, world.clock.now + delay))
  }

  /// Closes this direction after the messages that have been sent.
  func close() { sent.finish() }

  var isCut: Bool { cutting.withLock { $0 } }

  func cut() { cutting.withLock { $0 = true } }

  /// Whether the receiver can detect that the socket is closed.
  var isOver: Bool { ending.withLock { $0.isOver } }

  /// Calls `notice` once the receiver can detect that the socket is closed, even if it is not
  /// reading.
  func whenOver(_ notice: @escaping @Sendable () -> Void) {
    let isOver = ending.withLock { ending in
      ending.notice = notice
      return ending.isOver
    }
    if isOver { notice() }
  }

  /// Notifies the receiver that the socket is closed, and drops messages that have not arrived.
  func end() {
    cut()
    let notice = ending.withLock { ending in
      ending.isOver = true
      return ending.notice
    }
    notice?()
    sent.finish()
    arriving.finish()
  }
}
