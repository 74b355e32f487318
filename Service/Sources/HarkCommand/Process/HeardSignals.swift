import Dispatch
import Foundation
import Hark
import Synchronization

/// Signals that a command handles instead of being terminated.
///
/// Handling starts with the initializer: an earlier signal terminates the process as usual. No
/// signal is lost in between, as it would be if it were ignored while Dispatch prepares to handle
/// it.
struct HeardSignals {
  private let sources: [any DispatchSourceSignal]

  /// Returns once `act`, called on a system queue, is registered, which takes milliseconds.
  init(_ numbers: [Int32], _ act: @escaping @Sendable (Int32) -> Void) {
    let registered = DispatchSemaphore(value: 0)
    sources = numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { act(number) }
      source.setRegistrationHandler { registered.signal() }
      source.resume()
      return source
    }
    for _ in sources { registered.wait() }
  }
}

/// Ends the current recording on ctrl-C and similar signals, and retains its text.
final class StopSwitch: Sendable {
  private struct State {
    var session: VoiceSession?
    var status: CommandStatus?
  }

  private let state = Mutex(State())

  /// The exit status of the command; `nil` until the switch is thrown.
  var status: CommandStatus? { state.withLock { $0.status } }

  func watch(_ session: VoiceSession) {
    // Both steps share one lock, because a signal in between would stop the session twice.
    let isThrown = state.withLock { state in
      state.session = session
      return state.status != nil
    }
    if isThrown { stop(session) }
  }

  /// Stops the current session, and every later one when it starts.
  ///
  /// If the switch is thrown repeatedly, the first status is kept.
  func `throw`(_ status: CommandStatus) {
    let session = state.withLock { state in
      if state.status == nil { state.status = status }
      return state.session
    }
    if let session { stop(session) }
  }

  private func stop(_ session: VoiceSession) {
    Task {
      do {
        try await session.stop()
      } catch {
        // A session that only waits for speech has no recording to stop.
        await session.close()
      }
    }
  }
}
