import Hark
import HarkSimulation
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@testable import HarkBridge

@Suite("Order of commands to the bridge", .seeds(50), .hangLimit(minutes: 5))
struct SpeechBridgeOrderTests {
  private let microphone = ScriptedMicrophone()
  private let clock = ManualTimekeeper.serial()
  private let floor = SpeechFloor()

  private func bridge(
    _ script: RecognizerScript = RecognizerScript("jeg"),
    _ permissions: ScriptedPermissions = ScriptedPermissions([
      .speech: .authorized, .microphone: .authorized,
    ])
  ) -> SpeechBridge {
    let session = VoiceSession(
      experience: .dictation,
      ports: SessionPorts(
        microphone: microphone, recognizer: ScriptedRecognizer(script), permissions: permissions,
        timekeeper: clock))
    return SpeechBridge(
      session, permissions: permissions, timekeeper: clock, floor: floor)
  }

  private func isStarted(_ reply: BridgeReply) -> Bool {
    if case .started = reply { true } else { false }
  }

  @Test("A start directly after a stop begins, although a second tap would be ignored")
  func startsAtOnce() async {
    let bridge = bridge()
    var messages = bridge.messages.makeAsyncIterator()
    #expect(isStarted(await bridge.perform(.startRecognition)))
    microphone.send(SoundTimeline("####").samples)
    // Waits for the text, because a stop can overtake audio in transit.
    #expect(await messages.next() == .event(.partial("jeg")))
    #expect(await bridge.perform(.stopRecognition) == .stopped)
    #expect(await messages.next() == .event(.final("jeg")))
    async let again = bridge.perform(.startRecognition)
    // Without the bridge's delay, the session would drop this start as a second tap.
    await SerialScheduler.shared.settle()
    await clock.advance(by: 0.31)
    #expect(isStarted(await again))
  }

  @Test("A start during a stop waits for the stop, and is not stopped by it", .covers("S4-35"))
  func startsMeanwhile() async {
    let bridge = bridge(RecognizerScript("jeg").atFinish(.hangs))
    var messages = bridge.messages.makeAsyncIterator()
    #expect(isStarted(await bridge.perform(.startRecognition)))
    microphone.send(SoundTimeline("####").samples)
    #expect(await messages.next() == .event(.partial("jeg")))
    await clock.advance(by: 1)
    async let stopped = bridge.perform(.stopRecognition)
    await clock.sleepers(1)
    bridge.send(.startRecognition, call: 1)
    bridge.send(.isAvailable, call: 2)
    // Commands begin in the order in which they are sent: the start arrives before the stop is
    // complete.
    #expect(await messages.next() == .reply(.available(true), call: 2))
    await clock.advance(by: SpeechBridge.longestStop)
    #expect(await stopped == .stopped)
    #expect(await messages.next() == .event(.final("jeg")))
    #expect(
      await messages.next()
        == .reply(.started(locale: .norwegianBokmal, isFallback: false), call: 1))
    await microphone.opened(2)
    microphone.send(SoundTimeline("####").samples)
    #expect(await messages.next() == .event(.partial("jeg")))
    #expect(microphone.isOpen)
  }

  @Test("A stop during another stop cancels the start between them")
  func withdrawsWaitingStart() async {
    let bridge = bridge(RecognizerScript("jeg").atFinish(.hangs))
    var messages = bridge.messages.makeAsyncIterator()
    #expect(isStarted(await bridge.perform(.startRecognition)))
    microphone.send(SoundTimeline("####").samples)
    #expect(await messages.next() == .event(.partial("jeg")))
    await clock.advance(by: 1)
    async let stopped = bridge.perform(.stopRecognition)
    await clock.sleepers(1)
    bridge.send(.startRecognition, call: 1)
    bridge.send(.stopRecognition, call: 2)
    bridge.send(.isAvailable, call: 3)
    #expect(await messages.next() == .reply(.available(true), call: 3))
    await clock.advance(by: SpeechBridge.longestStop)
    #expect(await stopped == .stopped)
    #expect(await messages.next() == .event(.final("jeg")))
    var replies: Set<BridgeMessage> = []
    while replies.count < 2, let message = await messages.next() { replies.insert(message) }
    #expect(
      replies == [.reply(.refused(.interrupted), call: 1), .reply(.stopped, call: 2)])
    await clock.advance(by: 1)
    #expect(microphone.openings.count == 1)
  }

  @Test("A stop before a delayed start has opened the microphone leaves it closed")
  func withdrawsDelayedStart() async {
    let bridge = bridge()
    var messages = bridge.messages.makeAsyncIterator()
    #expect(isStarted(await bridge.perform(.startRecognition)))
    microphone.send(SoundTimeline("####").samples)
    #expect(await messages.next() == .event(.partial("jeg")))
    #expect(await bridge.perform(.stopRecognition) == .stopped)
    #expect(await messages.next() == .event(.final("jeg")))
    // Delayed, so that the session does not drop it as a second tap.
    async let again = bridge.perform(.startRecognition)
    await SerialScheduler.shared.settle()
    async let stopped = bridge.perform(.stopRecognition)
    await SerialScheduler.shared.settle()
    await clock.advance(by: 0.31)
    #expect(await again == .refused(.interrupted))
    #expect(await stopped == .stopped)
    await clock.advance(by: 1)
    #expect(microphone.openings.count == 1)
    #expect(isStarted(await bridge.perform(.startRecognition)))
  }

  @Test("A stop during the system's prompt prevents the microphone from opening later")
  func stopsTheQuestion() async {
    let permissions = ScriptedPermissions(answers: [.speech: .leavesPending])
    let bridge = bridge(RecognizerScript("jeg"), permissions)
    async let starting = bridge.perform(.startRecognition)
    await permissions.asked()
    // A recording that has not begun has no words to wait for.
    #expect(await bridge.perform(.stopRecognition) == .stopped)
    #expect(await starting == .refused(.interrupted))
    permissions.answer(.speech, .authorized)
    // Waits long enough that a microphone opened after the answer would be detected.
    await SerialScheduler.shared.settle()
    #expect(microphone.openings.isEmpty)
    await clock.advance(by: 1)
    #expect(isStarted(await bridge.perform(.startRecognition)))
    #expect(microphone.openings.count == 1)
  }

  @Test("Two concurrent permission requests show one prompt, and both receive the answer")
  func asksOnce() async {
    let permissions = ScriptedPermissions(answers: [.speech: .leavesPending])
    let bridge = bridge(RecognizerScript("jeg"), permissions)
    let both = (0..<2).map { _ in Task { await bridge.perform(.requestPermission) } }
    await permissions.asked()
    await SerialScheduler.shared.settle()
    permissions.answer(.speech, .authorized)
    for one in both { #expect(await one.value == .permission(.granted)) }
    #expect(permissions.requests == [.speech, .microphone])
    #expect(permissions.violations.isEmpty)
  }

  @Test("A second stop and a stop before any start are answered without events")
  func stopsTwice() async {
    let bridge = bridge()
    var messages = bridge.messages.makeAsyncIterator()
    #expect(await bridge.perform(.stopRecognition) == .stopped)
    #expect(isStarted(await bridge.perform(.startRecognition)))
    microphone.send(SoundTimeline("####").samples)
    #expect(await messages.next() == .event(.partial("jeg")))
    #expect(await bridge.perform(.stopRecognition) == .stopped)
    #expect(await bridge.perform(.stopRecognition) == .stopped)
    #expect(await messages.next() == .event(.final("jeg")))
  }

  @Test("A stop takes less than half a second, whatever the recognizer does")
  func stopsInTime() async {
    let bridge = bridge(RecognizerScript("jeg").atFinish(.hangs))
    #expect(isStarted(await bridge.perform(.startRecognition)))
    await clock.advance(by: 1)
    async let stopped = bridge.perform(.stopRecognition)
    await clock.sleepers(1)
    await clock.advance(by: 0.499)
    #expect(await stopped == .stopped)
    // The stop waits for the words, not for the microphone.
    await microphone.closed()
    #expect(microphone.closeCount == 1)
  }
}
