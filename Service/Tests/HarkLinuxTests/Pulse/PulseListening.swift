import Hark
import HarkLinux
import HarkTesting
import SoundFixtures
import Synchronization

/// A session with a real microphone and a real recogniser, as the command runs one.
struct PulseListening {
  let microphone: RememberingMicrophone
  let session: VoiceSession

  /// Everything that has happened, kept from the beginning.
  let happenings: AsyncStream<Happening>

  /// Stands still while the last words are found, so that a busy machine has all the time it needs.
  private let clock = ManualTimekeeper()

  init(_ server: PulseServer, device: String? = "speaker.monitor") {
    microphone = RememberingMicrophone(
      PulseMicrophone(device: device, server: server.address))
    session = VoiceSession(
      experience: .dictation, microphone: microphone, recognizer: recognizer,
      timekeeper: clock)
    happenings = session.happenings()
  }

  /// Starts a recording and returns when its sound comes.
  func begin() async throws {
    try await tries()
    await hears(.live)
  }

  /// Starts a recording and does not wait for what comes of it.
  func tries() async throws {
    // Two taps at once would be one.
    await clock.advance(by: 1)
    try await session.activate()
  }

  /// Returns when the microphone is in `condition`.
  func hears(_ condition: InputCondition) async {
    for await now in microphone.conditions() where now == condition { return }
  }

  /// Returns once so many words, interim or final, stand.
  func words(_ count: Int = 1) async {
    for await snapshot in session.snapshots() where snapshot.transcript.spoken.count >= count {
      return
    }
  }

  /// Returns once the session shows that its microphone is in `condition`.
  func shows(_ condition: InputCondition) async {
    for await snapshot in session.snapshots() where snapshot.input == condition { return }
  }

  /// What the session shows once it has failed.
  func failed() async -> Snapshot {
    for await snapshot in session.snapshots() {
      if case .failed = snapshot.phase { return snapshot }
    }
    return Snapshot()
  }

  /// What was told of the microphone until the recording was over.
  func inputs() async -> [InputCondition] {
    var inputs: [InputCondition] = []
    for await happening in happenings {
      if case .input(let condition) = happening { inputs.append(condition) }
      if case .recordingEnded = happening { return inputs }
    }
    return inputs
  }

  /// What the recording says once it is over.
  func transcript() async -> Transcript? {
    for await happening in happenings {
      if case .recordingEnded(_, let transcript) = happening { return transcript }
    }
    return nil
  }
}

extension Transcript {
  /// What was said, a word each.
  var spoken: [String] { text.split(separator: " ").map(String.init) }
}

/// A microphone that remembers all that was heard since it was last opened.
final class RememberingMicrophone: Microphone {
  let pulse: PulseMicrophone
  private let memory = Mutex<[Float]>([])

  init(_ pulse: PulseMicrophone) { self.pulse = pulse }

  /// What went to the session.
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
