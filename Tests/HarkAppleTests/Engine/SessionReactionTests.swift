import Hark
import LedgerCoverage
import Testing

@testable import HarkApple

@Suite("Reactions to audio session events")
struct SessionReactionTests {
  @Test("A phone call interrupts the recording, which does not resume automatically")
  func interruption() {
    let began = AudioSessionEvent(interruption: 1, reason: 0)
    #expect(began == .interruptionBegan(.other))
    #expect(began?.reaction == .fail(.interrupted))
    let ended = AudioSessionEvent(interruption: 0, reason: nil)
    #expect(ended == .interruptionEnded)
    #expect(ended?.reaction == .ignore)
  }

  @Test("A late suspension is ignored, and a muted microphone is reported as such")
  func reasons() {
    #expect(AudioSessionEvent(interruption: 1, reason: 1)?.reaction == .ignore)
    #expect(AudioSessionEvent(interruption: 1, reason: 2)?.reaction == .fail(.microphoneSilent))
  }

  @Test("An unknown reason is accepted, an unknown type is not")
  func unknown() {
    #expect(AudioSessionEvent(interruption: 1, reason: 77) == .interruptionBegan(.other))
    #expect(AudioSessionEvent(interruption: 7, reason: nil) == nil)
    #expect(AudioSessionEvent(interruption: nil, reason: nil) == nil)
    #expect(AudioSessionEvent(routeChange: 99, lostInput: true) == .routeChanged(.other))
  }

  @Test("The built-in microphone replaces a removed device")
  func gone() {
    #expect(AudioSessionEvent(routeChange: 2, lostInput: true).reaction == .moveToBuiltIn)
    #expect(AudioSessionEvent(routeChange: 2, lostInput: false).reaction == .check)
    let link = AudioSessionEvent(interruption: 1, reason: 4)
    #expect(link?.reaction == .moveToBuiltIn)
  }

  @Test("The app's own category change is ignored; other route changes are checked")
  func routes() {
    #expect(AudioSessionEvent(routeChange: 3, lostInput: true).reaction == .ignore)
    for number in [0, 1, 4, 6, 7, 8] as [UInt] {
      let event = AudioSessionEvent(routeChange: number, lostInput: true)
      #expect(event.reaction == .check, "\(number)")
    }
  }

  @Test("Audio is recreated after the media services restart")
  func media() {
    #expect(AudioSessionEvent.mediaServicesLost.reaction == .letGo)
    #expect(AudioSessionEvent.mediaServicesReset.reaction == .rebuild)
    #expect(AudioSessionEvent.configurationChanged.reaction == .check)
  }
}
