import Hark
import HarkSimulation
import HarkTesting
import SeededTests
import TestLimits
import Testing

@testable import HarkBridge

@Suite("Recognizing audio again through the bridge", .seeds(50), .hangLimit(minutes: 5))
struct SpeechBridgeAgainTests {
  private static let broken = RecognizerScript("jeg").after(0.5, .failure(.networkUnavailable))
  private static let works = RecognizerScript().atFinish(.says("jeg har"))
  private static let hangs = RecognizerScript().atFinish(.hangs)

  private let microphone = ScriptedMicrophone()
  private let clock = ManualTimekeeper.serial()

  private func bridge(_ recognizer: ScriptedRecognizer) -> SpeechBridge {
    let session = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(microphone: microphone, recognizer: recognizer, timekeeper: clock))
    return SpeechBridge(session, timekeeper: clock, floor: SpeechFloor())
  }

  private func isStarted(_ reply: BridgeReply) -> Bool {
    if case .started = reply { true } else { false }
  }

  /// Dictates until recognition has failed, and returns the messages that follow the error.
  private func failed(_ bridge: SpeechBridge) async -> AsyncStream<BridgeMessage>.Iterator {
    var messages = bridge.messages.makeAsyncIterator()
    #expect(isStarted(await bridge.perform(.startRecognition)))
    microphone.send(SoundTimeline("##########").samples)
    #expect(await messages.next() == .event(.partial("jeg")))
    #expect(await messages.next() == .event(.final("jeg")))
    #expect(await messages.next() == .event(.error(.networkUnavailable)))
    return messages
  }

  @Test("The reply has the text, even directly after the error, and no event is sent")
  func succeeds() async {
    let recognizer = ScriptedRecognizer(Self.broken, Self.works)
    let bridge = bridge(recognizer)
    var messages = await failed(bridge)
    #expect(await bridge.perform(.recognizeAgain) == .recognized("jeg har"))
    #expect(await bridge.perform(.recognizeAgain) == .refused(.noSoundKept))
    bridge.send(.isAvailable, call: 1)
    #expect(await messages.next() == .reply(.available(true), call: 1))
    #expect(recognizer.violations == [])
  }

  @Test("The audio remains kept after the stop that follows an error")
  func afterStop() async {
    let bridge = bridge(ScriptedRecognizer(Self.broken, Self.works))
    _ = await failed(bridge)
    #expect(await bridge.perform(.stopRecognition) == .stopped)
    #expect(await bridge.perform(.recognizeAgain) == .recognized("jeg har"))
  }

  @Test("Without audio, during a dictation, and after a good one, it is refused")
  func refused() async {
    let bridge = bridge(ScriptedRecognizer(RecognizerScript("jeg")))
    var messages = bridge.messages.makeAsyncIterator()
    #expect(await bridge.perform(.recognizeAgain) == .refused(.noSoundKept))
    #expect(isStarted(await bridge.perform(.startRecognition)))
    microphone.send(SoundTimeline("####").samples)
    #expect(await messages.next() == .event(.partial("jeg")))
    #expect(await bridge.perform(.recognizeAgain) == .refused(.noSoundKept))
    #expect(await bridge.perform(.stopRecognition) == .stopped)
    #expect(await messages.next() == .event(.final("jeg")))
    #expect(await bridge.perform(.recognizeAgain) == .refused(.noSoundKept))
  }

  @Test("A recognition that fails again is refused with its error, and can be repeated")
  func failsAgain() async {
    let bridge = bridge(
      ScriptedRecognizer(Self.broken, .refuses(.recognizerBusy), Self.works))
    var messages = await failed(bridge)
    #expect(await bridge.perform(.recognizeAgain) == .refused(.recognizerBusy))
    bridge.send(.isAvailable, call: 1)
    #expect(await messages.next() == .reply(.available(true), call: 1))
    #expect(await bridge.perform(.recognizeAgain) == .recognized("jeg har"))
  }

  @Test("After a dictation without words, the audio of the failed one is recognized")
  func afterSilence() async {
    let recognizer = ScriptedRecognizer(Self.broken, .silent, Self.works)
    let bridge = bridge(recognizer)
    _ = await failed(bridge)
    await clock.advance(by: 1)
    #expect(isStarted(await bridge.perform(.startRecognition)))
    await recognizer.asked(2)
    #expect(await bridge.perform(.stopRecognition) == .stopped)
    #expect(await bridge.perform(.recognizeAgain) == .recognized("jeg har"))
  }

  @Test("A dictation with words discards the audio of the failed one")
  func afterWords() async {
    let bridge = bridge(ScriptedRecognizer(Self.broken, RecognizerScript("du"), Self.works))
    var messages = await failed(bridge)
    await clock.advance(by: 1)
    #expect(isStarted(await bridge.perform(.startRecognition)))
    await microphone.opened(2)
    microphone.send(SoundTimeline("####").samples)
    #expect(await messages.next() == .event(.partial("du")))
    #expect(await bridge.perform(.stopRecognition) == .stopped)
    #expect(await messages.next() == .event(.final("du")))
    #expect(await bridge.perform(.recognizeAgain) == .refused(.noSoundKept))
  }

  @Test("Concurrent calls share one recognition")
  func shares() async {
    let recognizer = ScriptedRecognizer(Self.broken, Self.works.slowly())
    let bridge = bridge(recognizer)
    _ = await failed(bridge)
    let both = (0..<2).map { _ in Task { await bridge.perform(.recognizeAgain) } }
    await recognizer.asked(2)
    await SerialScheduler.shared.settle()
    recognizer.letStart()
    for one in both { #expect(await one.value == .recognized("jeg har")) }
    #expect(recognizer.requests.count == 2)
  }

  @Test("A stop cancels the recognition, which can be repeated")
  func stopsMeanwhile() async {
    let recognizer = ScriptedRecognizer(Self.broken, Self.hangs, Self.works)
    let bridge = bridge(recognizer)
    _ = await failed(bridge)
    let again = Task { await bridge.perform(.recognizeAgain) }
    await recognizer.started(2).finished()
    #expect(await bridge.perform(.stopRecognition) == .stopped)
    #expect(await again.value == .refused(.interrupted))
    await recognizer.started(2).cancelled()
    #expect(await bridge.perform(.recognizeAgain) == .recognized("jeg har"))
  }

  @Test("A start cancels the recognition and begins a dictation")
  func startsMeanwhile() async {
    let recognizer = ScriptedRecognizer(Self.broken, Self.hangs, RecognizerScript("du"))
    let bridge = bridge(recognizer)
    var messages = await failed(bridge)
    let again = Task { await bridge.perform(.recognizeAgain) }
    await recognizer.started(2).finished()
    await clock.advance(by: 1)
    #expect(isStarted(await bridge.perform(.startRecognition)))
    #expect(await again.value == .refused(.interrupted))
    await microphone.opened(2)
    microphone.send(SoundTimeline("####").samples)
    #expect(await messages.next() == .event(.partial("du")))
  }

  @Test("The end of the bridge cancels the recognition")
  func endsMeanwhile() async {
    let recognizer = ScriptedRecognizer(Self.broken, Self.hangs)
    let bridge = bridge(recognizer)
    var messages = await failed(bridge)
    let again = Task { await bridge.perform(.recognizeAgain) }
    await recognizer.started(2).finished()
    bridge.end()
    #expect(await again.value == .refused(.interrupted))
    #expect(await messages.next() == nil)
    await recognizer.started(2).cancelled()
    #expect(await bridge.perform(.recognizeAgain) == .refused(.interrupted))
  }
}
