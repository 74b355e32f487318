import Foundation
import Hark
import Sounds

/// Complete recording sessions, with a recognizer that only records the arrival times of audio.
///
/// All sessions receive the audio of a load when it is due, from one thread that replaces the
/// threads on which systems deliver microphone audio.
struct WholeSessions {
  let load: PacedLoad

  /// Runs the load with copies of `detector` and returns the outcome.
  func measured(_ detector: any VoiceDetector) async throws -> PacedOutcome {
    let sources = load.sources()
    let microphones = sources.map { _ in PacedMicrophone() }
    let arrivals = sources.map { source in Arrivals { load.due($0, source) } }
    var sessions: [VoiceSession] = []
    for (microphone, arrivals) in zip(microphones, arrivals) {
      let session = VoiceSession(
        experience: .capture,
        ports: SessionPorts(
          microphone: microphone, recognizer: NotingRecognizer(arrivals), detector: { detector }))
      try await session.toggle()
      sessions.append(session)
    }
    let begun = MonotonicClock.now + 0.5
    for one in arrivals { one.begin(at: begun) }
    let cpu = cpuTime()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        load.pace(sources, from: begun) { index, chunk in microphones[index].hear(chunk) }
        continuation.resume()
      }
    }
    for session in sessions { await session.close() }
    let share = (cpuTime() - cpu) / (MonotonicClock.now - begun)
    return PacedOutcome(delays: arrivals.flatMap(\.delays), share: share)
  }
}
