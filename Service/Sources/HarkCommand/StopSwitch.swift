import Hark
import Synchronization

/// Lets ctrl-C end whichever recording is under way and keep its text.
final class StopSwitch: Sendable {
  private struct State {
    var session: VoiceSession?
    var isThrown = false
  }

  private let state = Mutex(State())

  /// Whether it has been thrown.
  var isThrown: Bool { state.withLock { $0.isThrown } }

  /// Says which session is to be stopped.
  func watch(_ session: VoiceSession) {
    state.withLock { $0.session = session }
    if isThrown { stop(session) }
  }

  /// Stops the session, and every later one as it begins.
  func `throw`() {
    let session = state.withLock { state in
      state.isThrown = true
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
