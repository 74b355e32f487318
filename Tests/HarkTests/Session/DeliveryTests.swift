import Hark
import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("On-demand audio", .seeds(50), .hangLimit(minutes: 5))
struct DeliveryTests {
  private static let sound = SoundTimeline(
    "_______#########______####__________________#######____________")
  private static let words = RecognizerScript(
    "       one two three  four                  five")

  @Test(
    "gives the same events in the same order for every chunk size",
    arguments: [
      Experience.dictation, .capture, .mealLog, .call,
    ])
  func chunkSizes(_ experience: Experience) async throws {
    let reference = try await story(of: experience, chunk: 320)
    #expect(reference.count > 6)
    for chunk in [16, 111, 160, 1_600, 16_000] {
      #expect(try await story(of: experience, chunk: chunk) == reference, "chunks of \(chunk)")
    }
  }

  /// Returns all events until every recording has ended and the microphone is closed.
  private func story(of experience: Experience, chunk: Int) async throws -> [SessionEvent] {
    let pieces = Self.sound.chunks(of: chunk).map(\.samples)
    let microphone = ScriptedMicrophone(.plays(pieces), delivery: .waits)
    let session = VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: ScriptedRecognizer(Self.words),
        timekeeper: ManualTimekeeper.serial()))
    let events = session.events
    let noted = Task {
      var noted: [SessionEvent] = []
      for await event in events { noted.append(event) }
      return noted
    }
    try await session.appear()
    if !experience.detection.mode.isAutomatic { try await session.toggle() }
    await microphone.closed()
    for await snapshot in session.snapshots where snapshot.phase == .idle { break }
    await session.close()
    noted.cancel()
    return await noted.value
  }
}
