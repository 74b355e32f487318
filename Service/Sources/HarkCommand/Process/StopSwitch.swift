import Hark
import Synchronization

/// Lets ctrl-C and its like end whichever recording is under way and keep its text.
final class StopSwitch: Sendable {
  private struct State {
    var session: VoiceSession?
    var status: CommandStatus?
  }

  private let state = Mutex(State())

  /// How the command is to end; nil while the switch has not been thrown.
  var status: CommandStatus? { state.withLock { $0.status } }

  /// Says which session is to be stopped.
  func watch(_ session: VoiceSession) {
    // In one, or a signal in between would stop it from both sides.
    let isThrown = state.withLock { state in
      state.session = session
      return state.status != nil
    }
    if isThrown { stop(session) }
  }

  /// Stops the session, and every later one as it begins; the first status counts.
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
        // It waits for speech and records nothing: it is left as it is.
        await session.end()
      }
    }
  }
}
