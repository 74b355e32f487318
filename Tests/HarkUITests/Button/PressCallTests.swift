import HarkScreens
import LedgerCoverage
import Testing

@testable import HarkUI

@Suite("A button with closures")
struct PressCallTests {
  @Test("It presses while nothing is recorded, and releases only a recording", .covers("S1-24"))
  func hold() {
    #expect(PressCall(.press, isRecording: false) == .press)
    #expect(PressCall(.press, isRecording: true) == nil)
    #expect(PressCall(.release, isRecording: true) == .release)
    #expect(PressCall(.release, isRecording: false) == nil)
  }

  @Test("Activation toggles")
  func activation() {
    #expect(PressCall(.activate, isRecording: false) == .press)
    #expect(PressCall(.activate, isRecording: true) == .release)
  }

  @Test("What is no press calls nothing")
  func other() { #expect(PressCall(.stop, isRecording: true) == nil) }
}
