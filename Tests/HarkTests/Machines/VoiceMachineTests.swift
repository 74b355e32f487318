import Testing

@testable import Hark

@Suite("The machines together")
struct VoiceMachineTests {
  @Test("A touch that lasted the hold duration is a hold, even if its timer is late")
  func lateAlarm() {
    var machine = VoiceMachine(.composer)
    _ = machine.handle(.capture(.pressed), Moment(now: 1, nextID: 1))
    _ = machine.handle(.capture(.microphoneOpened(MicrophoneID(1))), Moment(now: 1.1, nextID: 2))
    let answer = machine.handle(.capture(.released), Moment(now: 1.4, nextID: 3))
    #expect(answer.effects.contains(.capture(.recordingStopped(RecordingID(1), .hand))))
    let late = machine.handle(.capture(.holdReached(TimerID(1))), Moment(now: 1.5, nextID: 4))
    #expect(late.effects.isEmpty && late.broken.isEmpty)
  }

  @Test("A shorter touch is not a hold")
  func shortPress() {
    var machine = VoiceMachine(.composer)
    _ = machine.handle(.capture(.pressed), Moment(now: 1, nextID: 1))
    _ = machine.handle(.capture(.microphoneOpened(MicrophoneID(1))), Moment(now: 1.1, nextID: 2))
    let answer = machine.handle(.capture(.released), Moment(now: 1.2, nextID: 3))
    #expect(answer.effects.contains(.capture(.cue(.holdToSpeak))))
    #expect(answer.effects.contains(.capture(.recordingStopped(RecordingID(1), .cancelled))))
  }

  @Test("A hold during which the microphone was closing neither records nor counts as a tap")
  func heldWhileClosing() {
    var machine = VoiceMachine(.composer)
    _ = machine.handle(.capture(.pressed), Moment(now: 1, nextID: 1))
    _ = machine.handle(.capture(.microphoneOpened(MicrophoneID(1))), Moment(now: 1.1, nextID: 2))
    _ = machine.handle(.capture(.cancelAsked), Moment(now: 1.2, nextID: 3))
    _ = machine.handle(.capture(.released), Moment(now: 1.3, nextID: 4))
    _ = machine.handle(.capture(.pressed), Moment(now: 2, nextID: 5))
    #expect(machine.capture.state.waitsForTouch)
    let answer = machine.handle(.capture(.released), Moment(now: 2.4, nextID: 6))
    #expect(!answer.effects.contains(.capture(.cue(.holdToSpeak))))
    _ = machine.handle(.capture(.microphoneClosed(MicrophoneID(1))), Moment(now: 3, nextID: 7))
    #expect(machine.capture.state == .idle)
  }

  /// Returns a machine that is closing the microphone of a stopped recording, with the next
  /// recording already requested.
  private func waitingToStart() -> VoiceMachine {
    var machine = VoiceMachine(.capture)
    _ = machine.handle(.capture(.activated), Moment(now: 1, nextID: 1))
    _ = machine.handle(.capture(.microphoneOpened(MicrophoneID(1))), Moment(now: 2, nextID: 2))
    _ = machine.handle(.capture(.activated), Moment(now: 3, nextID: 3))
    _ = machine.handle(.capture(.activated), Moment(now: 4, nextID: 4))
    return machine
  }

  @Test(
    "A start that waits for the microphone to close can be revoked",
    arguments: [CaptureEvent.stopAsked, .cancelAsked, .activated])
  func takenBack(_ event: CaptureEvent) {
    var machine = waitingToStart()
    #expect(machine.capture.state.kind == .closing)
    _ = machine.handle(.capture(event), Moment(now: 5, nextID: 5))
    let answer = machine.handle(
      .capture(.microphoneClosed(MicrophoneID(1))), Moment(now: 6, nextID: 6))
    #expect(!answer.effects.contains(.capture(.openMicrophone(MicrophoneID(6)))))
    #expect(machine.capture.state == .idle)
  }

  @Test("A pause ends once the microphone is closed if the mode has become manual")
  func pausedByHand() {
    var machine = VoiceMachine(.call)
    _ = machine.handle(.capture(.began), Moment(now: 1, nextID: 1))
    _ = machine.handle(.capture(.microphoneOpened(MicrophoneID(1))), Moment(now: 2, nextID: 2))
    _ = machine.handle(.capture(.activated), Moment(now: 3, nextID: 3))
    #expect(machine.capture.state == .closing(.init(microphone: MicrophoneID(1), next: .paused)))
    _ = machine.handle(.capture(.modeChanged(.pushToTalk)), Moment(now: 4, nextID: 4))
    _ = machine.handle(.capture(.microphoneClosed(MicrophoneID(1))), Moment(now: 5, nextID: 5))
    #expect(machine.capture.state == .idle)
  }

  @Test("A tap also revokes it, and the next tap requests it again")
  func tappedBack() {
    var machine = waitingToStart()
    let states = (5...6).map { second in
      for event in [CaptureEvent.pressed, .released] {
        _ = machine.handle(.capture(event), Moment(now: Double(second), nextID: second))
      }
      return machine.capture.state
    }
    let microphone = MicrophoneID(1)
    #expect(
      states == [
        .closing(.init(microphone: microphone, next: .idle)),
        .closing(.init(microphone: microphone, next: .start(.hand))),
      ])
  }

  @Test("Tasks abandoned for a new recording do not let older waiting tasks start")
  func roomForTheNewest() {
    var machine = VoiceMachine(.dictation, tasksAtOnce: 2, limits: TaskLimits(longest: 60))
    var nextID = 0
    func tell(_ event: VoiceEvent) {
      nextID += 1
      _ = machine.handle(event, Moment(now: Double(nextID), nextID: nextID))
    }
    tell(.capture(.activated))
    tell(.capture(.microphoneOpened(MicrophoneID(1))))
    let cut = TaskHandoff(from: 0, heard: 0, reason: .length)
    for _ in 0..<3 { tell(.rollover(RecordingID(1), .cutReached(cut))) }
    tell(.capture(.activated))
    #expect(machine.tasks.count > 2)
    tell(.capture(.microphoneClosed(MicrophoneID(1))))
    tell(.capture(.activated))
    tell(.capture(.microphoneOpened(MicrophoneID(nextID))))
    #expect(machine.tasks.count { $0.machine.state.isAlive } == 2)
    #expect(machine.tasks.contains { $0.recording != RecordingID(1) && $0.machine.state.isAlive })
  }

  @Test("Muting during a cough over a reply restores the reply")
  func mutedCough() {
    var machine = VoiceMachine(.call)
    _ = machine.handle(.capture(.began), Moment(now: 1, nextID: 1))
    _ = machine.handle(.capture(.microphoneOpened(MicrophoneID(1))), Moment(now: 2, nextID: 2))
    _ = machine.handle(.speechStarted(onset: 0), Moment(now: 3, nextID: 3))
    let recording = RecordingID(3)
    _ = machine.handle(.capture(.endingReached(recording, .silence)), Moment(now: 4, nextID: 4))
    _ = machine.handle(.task(TaskID(3), .abandoned), Moment(now: 5, nextID: 5))
    _ = machine.handle(.recordingConcluded(recording, .spoke), Moment(now: 5, nextID: 6))
    _ = machine.handle(.turn(.speechStarted(TurnID(6))), Moment(now: 6, nextID: 7))
    _ = machine.handle(.bargeIn(.began(onset: 9)), Moment(now: 7, nextID: 8))
    let muted = machine.handle(.capture(.muteOn), Moment(now: 7.2, nextID: 9))
    #expect(muted.effects.contains(.turn(.unduckReply(TurnID(6)))))
    let late = machine.handle(.bargeIn(.sure), Moment(now: 7.5, nextID: 10))
    #expect(!late.effects.contains(.turn(.stopReply(TurnID(6)))))
    #expect(machine.phase == .speaking)
  }
}
