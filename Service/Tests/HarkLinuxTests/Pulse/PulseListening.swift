import Hark
import HarkPulse
import HarkTesting
import SoundFixtures
import Synchronization

/// A session with a real microphone and a real recognizer, configured like the command's.
struct PulseListening {
  let microphone: RememberingMicrophone
  let session: VoiceSession

  /// All events since the session was created.
  let events: AsyncStream<SessionEvent>

  /// The session's clock, which does not advance while the last words are recognized, so that a
  /// busy machine has enough time.
  private let clock = ManualTimekeeper()

  init(_ server: PulseServer, device: String? = "speaker.monitor") {
    microphone = RememberingMicrophone(
      PulseMicrophone(device: device, server: server.address))
    session = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(microphone: microphone, recognizer: recognizer, timekeeper: clock))
    events = session.events
  }

  /// Starts a recording and waits for its audio.
  func begin() async throws {
    try await tries()
    await hears(.live)
  }

  /// Starts a recording without waiting for the outcome.
  func tries() async throws {
    // Two simultaneous taps would count as one.
    await clock.advance(by: 1)
    try await session.toggle()
  }

  /// Waits until the microphone is in `condition`.
  func hears(_ condition: InputCondition) async {
    for await now in microphone.conditions() where now == condition { return }
  }

  /// Waits for `count` words, interim or final.
  func words(_ count: Int = 1) async {
    for await snapshot in session.snapshots where snapshot.transcript.spoken.count >= count {
      return
    }
  }

  /// Waits until the session shows that its microphone is in `condition`.
  func shows(_ condition: InputCondition) async {
    for await snapshot in session.snapshots where snapshot.input == condition { return }
  }

  /// Waits until the session has failed and returns its snapshot.
  func failed() async -> Snapshot {
    for await snapshot in session.snapshots {
      if case .failed = snapshot.phase { return snapshot }
    }
    return Snapshot()
  }

  /// Waits for the end of the recording and returns the reported microphone conditions.
  func inputs() async -> [InputCondition] {
    var inputs: [InputCondition] = []
    for await event in events {
      if case .input(let condition) = event { inputs.append(condition) }
      if case .recordingEnded = event { return inputs }
    }
    return inputs
  }

  /// Waits for the end of the recording and returns its transcript.
  func transcript() async -> Transcript? {
    for await event in events {
      if case .recordingEnded(_, let transcript) = event { return transcript }
    }
    return nil
  }
}

extension Transcript {
  /// The words of the transcript.
  var spoken: [String] { text.split(separator: " ").map(String.init) }
}

/// A microphone that stores all audio since it was last opened.
final class RememberingMicrophone: Microphone {
  let pulse: PulseMicrophone
  private let memory = Mutex<[Float]>([])

  init(_ pulse: PulseMicrophone) { self.pulse = pulse }

  /// The audio that the session has received.
  var heard: [Float] { memory.withLock { $0 } }

  var delivery: SoundDelivery { pulse.delivery }

  func open(
    _ profile: AudioProfile
  ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    memory.withLock { $0 = [] }
    let sound = try await pulse.open(profile)
    return AsyncThrowingStream { copy in
      let passing = Task {
        do {
          for try await chunk in sound {
            self.memory.withLock { $0 += chunk.samples }
            copy.yield(chunk)
          }
          copy.finish()
        } catch {
          copy.finish(throwing: error)
        }
      }
      copy.onTermination = { _ in passing.cancel() }
    }
  }

  func close() async { await pulse.close() }

  func conditions() -> AsyncStream<InputCondition> { pulse.conditions() }
}
