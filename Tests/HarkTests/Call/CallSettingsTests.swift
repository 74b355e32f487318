import Foundation
import Testing

@testable import Hark

@Suite("What a person chooses for calls")
struct CallSettingsTests {
  @Test("A value beyond its bounds is the bound, and one that is no number changes nothing")
  func bounds() {
    var settings = CallSettings()
    settings.sensitivity = 7
    #expect(settings.sensitivity == 1)
    settings.sensitivity = -1
    #expect(settings.sensitivity == 0)
    settings.sensitivity = .nan
    #expect(settings.sensitivity == 0)
    settings.trailingSilence = 0
    #expect(settings.trailingSilence == CallSettings.silences.lowerBound)
    settings.trailingSilence = .infinity
    #expect(settings.trailingSilence == CallSettings.silences.lowerBound)
  }

  @Test("The standard ones are the call as it is")
  func standard() { #expect(Experience.call(CallSettings()) == .call) }

  @Test("Who wants more time has more at every ending; whoever wants no words listened to has one")
  func silences() {
    var settings = CallSettings()
    settings.trailingSilence = 1.6
    let patient = settings.ending()
    #expect(abs(patient.turnSilence(after: .open) - 1.6) < 1e-9)
    #expect(abs(patient.turnSilence(after: .finished) - 1.2) < 1e-9)
    #expect(abs(patient.turnSilence(after: .filler) - 2.4) < 1e-9)
    settings.listensToWords = false
    for ending in SpokenEnding.allCases {
      #expect(abs(settings.ending().turnSilence(after: ending) - 1.6) < 1e-9)
    }
    let own = EndingPolicy(length: 60, characters: 500, utteranceSilence: 0.3)
    let changed = settings.ending(own)
    #expect(changed.length == 60 && changed.characters == 500 && changed.utteranceSilence == 0.3)
  }

  @Test("Recording is off, replies are spoken, and noise is left as it is")
  func defaults() {
    let settings = CallSettings()
    #expect(!settings.recordsCalls && settings.speaksReplies)
    #expect(settings.effects == [.echoCancellation])
    #expect(settings.retention == .month)
    #expect(CallSettings.Retention.allCases.map(\.rawValue) == [7, 14, 30])
  }
}
