import Foundation
import Hark
import LedgerCoverage
import Testing

@testable import HarkPresentation
@testable import HarkScreens

@Suite("Wording of forms")
struct ScopePhraseTests {
  private let english = Wording(for: .dictation)
  private let bokmal = Wording(for: .dictation, language: .norwegianBokmal)

  @Test("Every phrase has a complete text in both languages", .covers("S2-46", "S5-FR-026"))
  func everyPhrase() {
    let marks = ["%", "{", "}", "\\(", "<#", "nil", "Optional", "TODO", "  ", " ,", " .", "…"]
    for phrase in Self.every {
      #expect(bokmal[scope: phrase] != english[scope: phrase])
      for text in [english[scope: phrase], bokmal[scope: phrase]] {
        #expect(!text.isEmpty && text == text.trimmed, "\(phrase)")
        #expect(marks.allSatisfy { !text.contains($0) }, "\(phrase): \(text)")
      }
    }
  }

  @Test(
    "A missing permission is explained by the path to its setting (S4-44)", .covers("S4-44"),
    arguments: [SettingsLayout.privacy, .privacyAndSecurity])
  func permission(_ layout: SettingsLayout) {
    let message = VoiceMessage(.speechPermissionDenied, .dictation, english, layout: layout)
    #expect(message.settingsPath == english[.settingsPath(.speech, layout)])
  }

  @Test("A field that is not approved has the same text as in bridges")
  func field() {
    #expect(english[scope: .denied(.field)] == english[scope: .fieldDenied])
  }

  private static let every: [ScopePhrase] =
    denials.map { .denied($0) }
    + [
      .allowed(.approvedEarlier), .allowed(.approvedUntil(Date(timeIntervalSince1970: 0))),
      .approve(minutes: 1), .approve(minutes: 10), .withdraw, .reload,
    ] + ApprovalRefusal.allCases.map { .refused($0) }

  private static let denials: [ScopeDecision.Reason] =
    [.field, .screen, .fieldEarlier]
    + ConfigurationFault.allCases.map { .configuration($0) }
}
