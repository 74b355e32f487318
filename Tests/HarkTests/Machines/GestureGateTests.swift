import LedgerCoverage
import Testing

@testable import Hark

@Suite("The gesture filter")
struct GestureGateTests {
  private func admit(
    _ gate: inout GestureGate, _ gesture: CaptureEvent, at now: Double, turn: TurnState = .resting,
    afterStop: AfterStopPolicy = .review, isHeld: Bool = false
  ) -> Bool {
    let passage = gate.admit(
      gesture, turn: turn, afterStop: afterStop, isHeld: isHeld, now: now)
    return passage == .pass
  }

  @Test("Taps within 300 ms of the previous one are ignored (EC-4)", .covers("S5-EC-4"))
  func debounce() {
    var gate = GestureGate()
    let times = [0, 0.2, 0.4, 0.6, 1.0]
    #expect(times.map { admit(&gate, .activated, at: $0) } == [true, false, false, false, true])
  }

  @Test("The release of an ignored press is ignored")
  func release() {
    var gate = GestureGate()
    #expect(admit(&gate, .pressed, at: 0))
    #expect(admit(&gate, .released, at: 0.1))
    #expect(!admit(&gate, .pressed, at: 0.2))
    #expect(!admit(&gate, .released, at: 0.3))
    #expect(admit(&gate, .pressed, at: 0.6))
    #expect(admit(&gate, .released, at: 0.7))
  }

  @Test("A finger that comes down while the microphone is closing starts the next recording")
  func downWhileClosing() {
    var gate = GestureGate()
    #expect(admit(&gate, .pressed, at: 0))
    gate.note(
      .microphoneClosed(Samples.microphone),
      in: .closing(.init(microphone: Samples.microphone, next: .idle)), .move(.idle, []))
    #expect(admit(&gate, .released, at: 0.1))
  }

  @Test("A press becomes a hold at its timer, or immediately if it has already lasted")
  func roundedTimes() {
    // In floating point, 33.41 + 0.3 - 33.41 is less than 0.3.
    for now in [0, 0.1, 7.12, 33.41, 123_456.78] {
      var gate = GestureGate()
      #expect(admit(&gate, .pressed, at: now))
      #expect(!gate.hasHeld(at: now + 0.299))
      #expect(gate.hasHeld(at: now + GestureTiming.hold))
      gate = GestureGate()
      #expect(admit(&gate, .pressed, at: now))
      gate.hold(at: now)
      #expect(gate.hasHeld(at: now))
    }
  }

  @Test("A held button can be pressed again immediately")
  func held() {
    var gate = GestureGate()
    #expect(admit(&gate, .pressed, at: 0, isHeld: true))
    #expect(admit(&gate, .released, at: 0.1, isHeld: true))
    #expect(admit(&gate, .pressed, at: 0.2, isHeld: true))
  }

  @Test("A press reported twice counts once, and its release counts")
  func toldTwice() {
    var gate = GestureGate()
    #expect(admit(&gate, .pressed, at: 0))
    #expect(!admit(&gate, .pressed, at: 0.1))
    #expect(admit(&gate, .released, at: 0.8))
  }

  @Test("Releasing a press whose recording has ended by itself starts nothing")
  func endedByItself() {
    var gate = GestureGate()
    #expect(admit(&gate, .pressed, at: 0))
    gate.note(
      .endingReached(Samples.recording, .silence),
      in: .recording(Samples.recording(.speech, .free)),
      .move(
        .listening(Samples.microphone), signals: [.recordingStopped(Samples.recording, .silence)]))
    #expect(!admit(&gate, .released, at: 2))
    #expect(admit(&gate, .pressed, at: 3))
  }

  @Test(
    "A busy button is ignored if messages are sent immediately, and works if reviewed",
    .covers("S3-36"))
  func busy() {
    for turn in [TurnState.settling(.init(RecordingID(1))), .waiting(TurnID(1))] {
      var sending = GestureGate()
      #expect(!admit(&sending, .pressed, at: 0, turn: turn, afterStop: .send))
      #expect(!admit(&sending, .released, at: 0.1, turn: turn, afterStop: .send))
      var reading = GestureGate()
      #expect(admit(&reading, .pressed, at: 0, turn: turn, afterStop: .review))
    }
  }

  @Test("A tap during the reply stops it and does nothing else (O44)", .covers("S3-45"))
  func reply() {
    var gate = GestureGate()
    let passage = gate.admit(
      .pressed, turn: .speaking(TurnID(1)), afterStop: .send, isHeld: false, now: 0)
    #expect(passage == .stopReply)
    #expect(!admit(&gate, .released, at: 0.1))
  }
}
