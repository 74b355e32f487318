import Hark
import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@testable import HarkBridge

@Suite("Several bridges over one microphone", .seeds(50), .hangLimit(minutes: 5))
struct SpeechFloorTests {
  private let floor = SpeechFloor()
  private let clock = ManualTimekeeper.serial()

  private func bridge(_ recognizer: ScriptedRecognizer = ScriptedRecognizer()) -> SpeechBridge {
    let session = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(
        microphone: ScriptedMicrophone(), recognizer: recognizer, timekeeper: clock))
    return SpeechBridge(session, timekeeper: clock, floor: floor)
  }

  private func starts(_ bridge: SpeechBridge) async -> Bool {
    await clock.advance(by: 1)
    return if case .started = await bridge.perform(.startRecognition) { true } else { false }
  }

  /// Stops `bridge`; the stop completes only at its deadline, because nothing was said.
  private func stop(_ bridge: SpeechBridge) async {
    await clock.advance(by: 1)
    async let stopped = bridge.perform(.stopRecognition)
    await clock.sleepers(1)
    await clock.advance(by: SpeechBridge.longestStop)
    _ = await stopped
  }

  @Test("While one bridge listens, another is refused until the first has stopped")
  func taken() async {
    let (first, second) = (bridge(), bridge())
    #expect(await starts(first))
    #expect(await second.perform(.startRecognition) == .refused(.microphoneBusy))
    #expect(
      await first.perform(.startRecognition)
        == .started(locale: .norwegianBokmal, isFallback: false))
    await stop(first)
    #expect(await starts(second))
    #expect(await first.perform(.startRecognition) == .refused(.microphoneBusy))
  }

  @Test("A bridge that cannot listen or was released does not block others")
  func left() async {
    let mute = ScriptedRecognizer()
    mute.becomeUnavailable(.recognizerUnavailable)
    let refused = bridge(mute)
    #expect(await refused.perform(.startRecognition) == .refused(.recognizerUnavailable))
    let ended = bridge()
    #expect(await starts(ended))
    ended.end()
    // The stream ends with the bridge.
    for await _ in ended.messages {}
    #expect(await starts(bridge()))
  }
}
