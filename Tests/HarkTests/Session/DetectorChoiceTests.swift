import Hark
import HarkTesting
import TestLimits
import Testing

@Suite("A custom detector", .hangLimit(minutes: 5))
struct DetectorChoiceTests {
  /// A detector that treats all audio as speech.
  private struct Credulous: VoiceDetector {
    static let frameLength = 160
    mutating func reset() {}
    mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float { 1 }
  }

  @Test("is the one in use")
  func ownDetector() async throws {
    let microphone = ScriptedMicrophone()
    let session = VoiceSession(
      experience: .call,
      ports: SessionPorts(
        microphone: microphone, recognizer: ScriptedRecognizer(), detector: { Credulous() }))
    try await session.appear()
    await microphone.opened()
    microphone.send([Float](repeating: 0, count: 8_000))
    for await snapshot in session.snapshots where snapshot.phase == .recording(.speech) { break }
    await session.close()
  }
}
