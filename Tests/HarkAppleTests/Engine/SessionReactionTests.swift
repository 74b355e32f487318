import Hark
import LedgerCoverage
import Testing

@testable import HarkApple

@Suite("What the system tells of its audio, and what becomes of it")
struct SessionReactionTests {
  @Test("A phone call ends the recording as an interruption, and is not resumed by itself")
  func interruption() {
    let began = AudioSessionEvent(interruption: 1, options: nil, reason: 0)
    #expect(began == .interruptionBegan(.other))
    #expect(began?.reaction == .fail(.interrupted))
    let ended = AudioSessionEvent(interruption: 0, options: 1, reason: nil)
    #expect(ended == .interruptionEnded(shouldResume: true))
    #expect(ended?.reaction == .ignore)
    #expect(
      AudioSessionEvent(interruption: 0, options: 0, reason: nil)
        == .interruptionEnded(shouldResume: false))
  }

  @Test("A reason that nobody knows yet is a reason like another, a type is not")
  func unknown() {
    #expect(
      AudioSessionEvent(interruption: 1, options: nil, reason: 77) == .interruptionBegan(.other))
    #expect(AudioSessionEvent(interruption: 7, options: nil, reason: nil) == nil)
    #expect(AudioSessionEvent(interruption: nil, options: nil, reason: nil) == nil)
    #expect(AudioSessionEvent(routeChange: 99) == .routeChanged(.unknown))
  }

  @Test("A device that went away is followed by the built-in microphone, however it is told")
  func gone() {
    #expect(AudioSessionEvent(routeChange: 2).reaction == .moveToBuiltIn)
    let link = AudioSessionEvent(interruption: 1, options: nil, reason: 4)
    #expect(link?.reaction == .moveToBuiltIn)
  }

  @Test("One's own category is no news; every other way of the sound is looked at")
  func routes() {
    #expect(AudioSessionEvent(routeChange: 3).reaction == .ignore)
    for number in [0, 1, 4, 6, 7, 8] as [UInt] {
      #expect(AudioSessionEvent(routeChange: number).reaction == .check, "\(number)")
    }
  }

  @Test("The death of the media services is waited out, and then begun from scratch")
  func media() {
    #expect(AudioSessionEvent.mediaServicesLost.reaction == .letGo)
    #expect(AudioSessionEvent.mediaServicesReset.reaction == .rebuild)
    #expect(AudioSessionEvent.configurationChanged.reaction == .check)
  }
}
