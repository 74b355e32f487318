import Hark
import HarkScreens
import Synchronization

/// Ends the current recording on Ctrl-C and similar signals, and retains its text.
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

  /// Stops the current session and all later ones; only the first status takes effect.
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

extension VoiceSession {
  /// Ends the current recording, if any, and waits for its final results.
  func finishRecording() async {
    guard (try? await stop()) != nil else { return }
    for await snapshot in snapshots where !snapshot.phase.isBusy { break }
  }
}
