import Testing

@testable import Hark

@Suite("The machines together")
struct VoiceMachineTests {
  @Test("A finger held long enough has held, though the alarm is late")
  func lateAlarm() {
    var machine = VoiceMachine(.composer)
    _ = machine.handle(.capture(.pressed), Moment(now: 1, fresh: 1))
    _ = machine.handle(.capture(.microphoneOpened(MicrophoneID(1))), Moment(now: 1.1, fresh: 2))
    let answer = machine.handle(.capture(.released), Moment(now: 1.4, fresh: 3))
    #expect(answer.effects.contains(.capture(.recordingStopped(RecordingID(1), .hand))))
    let late = machine.handle(.capture(.holdReached(TimerID(1))), Moment(now: 1.5, fresh: 4))
    #expect(late.effects.isEmpty && late.broken.isEmpty)
  }

  @Test("A finger lifted sooner has not")
  func shortPress() {
    var machine = VoiceMachine(.composer)
    _ = machine.handle(.capture(.pressed), Moment(now: 1, fresh: 1))
    _ = machine.handle(.capture(.microphoneOpened(MicrophoneID(1))), Moment(now: 1.1, fresh: 2))
    let answer = machine.handle(.capture(.released), Moment(now: 1.2, fresh: 3))
    #expect(answer.effects.contains(.capture(.cue(.holdToSpeak))))
    #expect(answer.effects.contains(.capture(.recordingCancelled(RecordingID(1)))))
  }
}
