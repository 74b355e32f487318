import Foundation
import Hark
import Synchronization

/// One connection of a page; it can be woken to fetch messages, and it can be ended.
final class PageLink: Sendable {
  private struct State {
    var pongs: [Double] = []
    var isWelcomed = false
    var farewell: Farewell?
    var refusal: SessionRefusal?
  }

  let wakeUp = WakeUp()
  private let state = Mutex(State())

  /// The connection's sequence number; newer connections have larger ones.
  let sequence = sequences.wrappingAdd(1, ordering: .relaxed).newValue

  private static let sequences = Atomic(0)

  /// The maximum number of pending pongs, for a page that does not read.
  private static let pongLimit = 16

  func pong(_ at: Double) {
    state.withLock { if $0.pongs.count < Self.pongLimit { $0.pongs.append(at) } }
    wakeUp.send()
  }

  /// Records that a welcome is being sent; later events continue the session's numbering.
  func welcome() { state.withLock { $0.isWelcomed = true } }

  /// Ends the connection; the first reason wins.
  func end(_ farewell: Farewell) {
    state.withLock { $0.farewell = $0.farewell ?? farewell }
    wakeUp.send()
  }

  /// Ends the connection without a session, unless it is already ending for another reason.
  func refuse(_ refusal: SessionRefusal) {
    state.withLock { if $0.farewell == nil { $0.refusal = refusal } }
    wakeUp.send()
  }

  func nextPong() -> Double? { state.withLock { $0.pongs.isEmpty ? nil : $0.pongs.removeFirst() } }

  var farewell: Farewell? { state.withLock { $0.farewell } }

  var isEnding: Bool { state.withLock { $0.farewell != nil || $0.refusal != nil } }

  /// Returns the last message, numbered by `event` after a welcome; `nil` if no end was requested.
  func last(event: () -> Int) -> Envelope? {
    let state = state.withLock { $0 }
    if let refusal = state.refusal { return .refused(refusal) }
    return state.farewell.map { .bye(event: state.isWelcomed ? event() : 1, $0) }
  }
}
