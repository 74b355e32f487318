import Foundation
import Hark
import Synchronization

/// One connection of a page, as the rest of the server sees it: something that can be woken to fetch
/// what there is, and told to end.
final class PageLink: Sendable {
  private struct State {
    var pongs: [Double] = []
    var farewell: Farewell?
    var refusal: SessionRefusal?
  }

  /// Rings when there may be something to send; several rings may be heard as one.
  let bell: AsyncStream<Void>

  private let rope: AsyncStream<Void>.Continuation
  private let state = Mutex(State())

  /// The most answers to pings that wait for a page that does not read.
  private static let pongLimit = 16

  init() {
    (bell, rope) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Wakes whoever writes to the page.
  func ring() { rope.yield() }

  /// Answers a ping.
  func pong(_ at: Double) {
    state.withLock { if $0.pongs.count < Self.pongLimit { $0.pongs.append(at) } }
    ring()
  }

  /// Ends the connection; the first reason stands.
  func end(_ farewell: Farewell) {
    state.withLock { $0.farewell = $0.farewell ?? farewell }
    ring()
  }

  /// Ends it because there is no session for the page, unless it is to end for another reason.
  func refuse(_ refusal: SessionRefusal) {
    state.withLock { if $0.farewell == nil { $0.refusal = refusal } }
    ring()
  }

  /// The next answer to a ping.
  func nextPong() -> Double? {
    state.withLock { $0.pongs.isEmpty ? nil : $0.pongs.removeFirst() }
  }

  /// Why it is to end; nil while it is not.
  var farewell: Farewell? { state.withLock { $0.farewell } }

  /// Whether it is to end, for whatever reason.
  var isEnding: Bool { state.withLock { $0.farewell != nil || $0.refusal != nil } }

  /// The last message over it, numbered by `event` where it has a number; nil while it is not to
  /// end.
  func last(event: () -> Int) -> Envelope? {
    let (farewell, refusal) = state.withLock { ($0.farewell, $0.refusal) }
    if let refusal { return .refused(refusal) }
    return farewell.map { .bye(event: event(), $0) }
  }

  /// Lets go of whoever waits for the bell.
  func close() { rope.finish() }
}
