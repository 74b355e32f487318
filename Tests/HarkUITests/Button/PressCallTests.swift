import HarkScreens
import LedgerCoverage
import Testing

@testable import HarkUI

@Suite("A button with closures")
struct PressCallTests {
  private func call(_ action: VoiceAction, isRecording: Bool) -> PressCall? {
    var calls = PressCalls()
    return calls.take(action, isRecording: isRecording)
  }

  @Test("It presses when idle and releases only while recording", .covers("S1-24"))
  func hold() {
    #expect(call(.press, isRecording: false) == .press)
    #expect(call(.press, isRecording: true) == nil)
    #expect(call(.release, isRecording: true) == .release)
    #expect(call(.release, isRecording: false) == nil)
  }

  @Test("A release before the app records is held until it does")
  func early() {
    var calls = PressCalls()
    let calledAtOnce = [
      calls.take(.press, isRecording: false), calls.take(.release, isRecording: false),
    ]
    #expect(calledAtOnce == [.press, nil])
    let answered = [calls.follow(isRecording: true), calls.follow(isRecording: true)]
    #expect(answered == [.release, nil], "once")
  }

  @Test("A finger that stays down releases only when lifted")
  func held() {
    var calls = PressCalls()
    _ = calls.take(.press, isRecording: false)
    let answered = calls.follow(isRecording: true)
    #expect(answered == nil)
    let lifted = calls.take(.release, isRecording: true)
    #expect(lifted == .release)
  }

  @Test("Another press begins another hold")
  func again() {
    var calls = PressCalls()
    _ = calls.take(.press, isRecording: false)
    _ = calls.take(.release, isRecording: false)
    _ = calls.take(.press, isRecording: false)
    let answered = calls.follow(isRecording: true)
    #expect(answered == nil)
  }

  @Test("Activation toggles and causes no release")
  func activation() {
    #expect(call(.activate, isRecording: false) == .press)
    #expect(call(.activate, isRecording: true) == .release)
    var calls = PressCalls()
    _ = calls.take(.activate, isRecording: false)
    let answered = calls.follow(isRecording: true)
    #expect(answered == nil)
  }

  @Test("Other actions call no closure")
  func other() { #expect(call(.stop, isRecording: true) == nil) }
}
