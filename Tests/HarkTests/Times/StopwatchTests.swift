import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@testable import Hark

@Suite("A stopwatch around a session", .seeds(50), .hangLimit(minutes: 5))
struct StopwatchTests {
  private let clock = ManualTimekeeper.serial()
  private let microphone = ScriptedMicrophone()
  private let haptics = RecordingHaptics()

  private func session(_ stopwatch: Stopwatch) -> VoiceSession {
    VoiceSession(
      experience: .mealLog,
      ports: SessionPorts(
        microphone: stopwatch.timing(microphone),
        recognizer: stopwatch.timing(ScriptedRecognizer(RecognizerScript("two eggs "))),
        haptics: stopwatch.timing(haptics), timekeeper: clock))
  }

  /// Returns the measured times of `budget` once all pending work is done.
  private func measured(_ budget: TimeBudget, by stopwatch: Stopwatch) async -> WaitTimes {
    await SerialScheduler.shared.settle()
    return stopwatch.sheet[budget]
  }

  @Test("A tap, its words, and its end are measured without affecting the ports")
  func recording() async throws {
    let stopwatch = Stopwatch(timekeeper: clock)
    let session = session(stopwatch)
    let watching = stopwatch.watch(session)
    stopwatch.note(.pressed)
    try await session.toggle()
    #expect(await measured(.tapToHaptic, by: stopwatch).latest == 0)
    #expect(await measured(.tapToRecording, by: stopwatch).latest == 0)
    microphone.send(SoundTimeline("__########").samples)
    #expect(await measured(.resultToText, by: stopwatch).count > 0)
    #expect(await measured(.speechToText, by: stopwatch).count == 1)
    stopwatch.note(.lifted)
    try await session.stop()
    #expect(await measured(.stopToRelease, by: stopwatch).count == 1)
    await microphone.closed()
    #expect(haptics.played.count == 2)
    #expect(microphone.violations == [])
    await session.close()
    watching.cancel()
    await watching.value
  }

  @Test("Clearing discards all measurements")
  func clear() {
    let stopwatch = Stopwatch(timekeeper: clock)
    stopwatch.note(.pressed)
    stopwatch.note(.felt)
    #expect(stopwatch.sheet[.tapToHaptic].count == 1)
    stopwatch.clear()
    #expect(stopwatch.sheet == TimeSheet())
  }
}
