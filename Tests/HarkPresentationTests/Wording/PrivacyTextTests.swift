import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Privacy texts")
struct PrivacyTextTests {
  private struct Text {
    let experience: String
    let phrase: Phrase
    let string: String

    /// Whether the seed's own text is kept, although it exceeds the later length limit (O34).
    var isTooLongByDecision: Bool { experience == "composer" && phrase == .privacySpeech }
    var needsByDecision: Bool {
      ["composer", "capture"].contains(experience) && phrase == .privacyMicrophone
    }
  }

  private static let texts: [Text] =
    (Experience.presets.map { ($0, Wording(for: $0)) } + [
      (.dictation, Wording(for: .dictation, language: .norwegianBokmal))
    ]).flatMap { experience, wording in
      [Phrase.privacySpeech, .privacyMicrophone].map {
        Text(experience: experience.name, phrase: $0, string: wording[$0])
      }
    }

  @Test("They have less than 100 characters, except the one that a seed specifies (S2-38, O34)")
  func length() {
    #expect(Self.texts.count == 12)
    for text in Self.texts {
      #expect((text.string.count < 100) != text.isTooLongByDecision, "\(text.string)")
    }
  }

  @Test("They name the user's benefit and are not generic (S2-38)")
  func benefit() {
    for text in Self.texts {
      let words = text.string.lowercased().split { !$0.isLetter }
      #expect(!Set(words).isDisjoint(with: ["you", "your", "du", "din", "deg"]), "\(text.string)")
      #expect(!text.string.hasPrefix("This app"))
      #expect(words.contains("needs") == text.needsByDecision, "\(text.string)")
      #expect(words.count >= 7)
    }
    #expect(Set(Self.texts.map(\.string)).count == Self.texts.count)
  }
}
