import HarkSimulation
import HarkTesting
import TestLimits
import Testing

@testable import Hark

@Suite("A microphone without usable input", .hangLimit(minutes: 5))
struct InputConditionTests {
  /// A microphone whose input condition the test sets.
  private struct Deaf: Microphone {
    let inner = ScriptedMicrophone()
    let said: AsyncStream<InputCondition>
    let delivery = SoundDelivery.live

    func open(
      _ profile: AudioProfile
    ) async throws -> AsyncThrowingStream<AudioChunk, any Error> { try await inner.open(profile) }
    func close() async { await inner.close() }
    func conditions() -> AsyncStream<InputCondition> { said }
  }

  @Test("Snapshots contain the condition while the microphone is open")
  func shown() async throws {
    let (said, condition) = AsyncStream<InputCondition>.makeStream()
    let session = VoiceSession(
      experience: .capture, microphone: Deaf(said: said), recognizer: ScriptedRecognizer())
    condition.yield(.zeros)
    try await session.toggle()
    for await snapshot in session.snapshots where snapshot.input == .zeros {
      #expect(snapshot.phase == .recording(.hand))
      break
    }
    condition.yield(.live)
    for await snapshot in session.snapshots where snapshot.input == .live { break }
    condition.yield(.faint)
    for await snapshot in session.snapshots where snapshot.input == .faint { break }
    try await session.cancel()
    for await snapshot in session.snapshots where snapshot.phase == .idle {
      #expect(snapshot.input == .live)
      break
    }
    await session.close()
  }

  @Test("Listeners are notified when the input stops and when it recovers")
  func told() async throws {
    let (said, condition) = AsyncStream<InputCondition>.makeStream()
    let microphone = Deaf(said: said)
    let session = VoiceSession(
      experience: .capture, microphone: microphone, recognizer: ScriptedRecognizer())
    var events = session.events.makeAsyncIterator()
    // Every microphone waits before its first audio, so this is not worth reporting.
    condition.yield(.waiting)
    // Waits until the session has received the condition, because it would be reported if it
    // arrived during the recording. No snapshot shows it before a recording.
    await SerialScheduler.shared.settle()
    try await session.toggle()
    for await snapshot in session.snapshots where snapshot.input == .waiting { break }
    microphone.inner.send([Float](repeating: 0, count: 1_600))
    for await snapshot in session.snapshots where snapshot.elapsed > 0 { break }
    for now in [InputCondition.live, .zeros, .zeros, .live] { condition.yield(now) }
    var inputs: [InputCondition] = []
    while inputs.last != .live, let event = await events.next() {
      if case .input(let condition) = event { inputs.append(condition) }
    }
    #expect(inputs == [.zeros, .live])
    await session.close()
  }

  @Test("A released session no longer observes its microphone")
  func freed() async throws {
    let (said, condition) = AsyncStream<InputCondition>.makeStream()
    let hasEnded = AsyncStream<Void>.makeStream()
    condition.onTermination = { _ in hasEnded.continuation.finish() }
    var session: VoiceSession? = VoiceSession(
      experience: .capture, microphone: Deaf(said: said), recognizer: ScriptedRecognizer())
    withExtendedLifetime(session) {}
    session = nil
    for await _ in hasEnded.stream {}
  }
}
