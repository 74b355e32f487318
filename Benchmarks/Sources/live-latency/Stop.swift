import Hark
import HarkPocketSphinx
import HarkPulse
import SoundFixtures
import Synchronization

/// A recording that is stopped in the middle of a sentence; times are in seconds from the stop.
struct Stop {
  /// The time at which the microphone was released.
  let free: Double

  /// The time at which the last word was final.
  let final: Double

  /// The length of the last segment, in seconds.
  let lastSegment: Double

  /// The deadline for the last final word.
  var finalLimit: Double { 0.5 + 0.2 * lastSegment }

  /// Records `length` seconds of `clip`, played into the server's loudspeaker, and stops.
  static func measure(
    after length: Double, of clip: String, on server: PulseServer,
    _ recognizer: PocketSphinxRecognizer
  ) async throws -> Stop {
    let microphone = TimedMicrophone(
      PulseMicrophone(device: "speaker.monitor", server: server.address))
    let session = VoiceSession(
      experience: .dictation, microphone: microphone, recognizer: recognizer)
    let events = session.events
    try await session.toggle()
    for await snapshot in session.snapshots where snapshot.elapsed > 0 { break }
    let playing = Task { try? await server.play(clip) }
    var begun: Double?
    for await snapshot in session.snapshots {
      if begun == nil, snapshot.level > 0.2 { begun = snapshot.elapsed }
      if let begun, snapshot.elapsed - begun >= length { break }
    }
    let clock = SystemTimekeeper()
    let start = clock.now
    try await session.stop()
    var transcript = Transcript()
    for await event in events {
      if case .recordingEnded(_, let text) = event {
        transcript = text
        break
      }
    }
    let final = clock.now - start
    await session.close()
    await playing.value
    return Stop(
      free: microphone.closed - start, final: final,
      lastSegment: transcript.segments.last?.range.duration ?? 0)
  }
}

/// A microphone that records the time of its first release.
final class TimedMicrophone: Microphone {
  let delivery = SoundDelivery.live
  private let inner: PulseMicrophone
  private let free = Mutex(Double.infinity)

  init(_ inner: PulseMicrophone) { self.inner = inner }

  /// The time at which the microphone was first released, on the machine's clock.
  var closed: Double { free.withLock { $0 } }

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    try await inner.open(profile)
  }

  func close() async {
    await inner.close()
    free.withLock { $0 = min($0, SystemTimekeeper().now) }
  }
}
