import Foundation
import Testing

@testable import Hark

@Suite("The user's call settings")
struct CallSettingsTests {
  @Test("Values are clamped to their bounds, and NaN changes nothing")
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

  @Test("The defaults describe the standard call")
  func standard() { #expect(Experience.call(CallSettings()) == .call) }

  @Test("A longer silence applies to every ending; without word analysis, there is one silence")
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

  @Test("By default, recording is off, replies are spoken, and noise is not suppressed")
  func defaults() {
    let settings = CallSettings()
    #expect(!settings.recordsCalls && settings.speaksReplies)
    #expect(settings.effects == [.echoCancellation])
    #expect(settings.retention == .month)
    #expect(CallSettings.Retention.allCases.map(\.rawValue) == [7, 14, 30])
  }
}
