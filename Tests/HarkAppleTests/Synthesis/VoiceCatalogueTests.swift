import Hark
import Testing

@testable import HarkApple

@Suite("Choice of a voice")
struct VoiceCatalogueTests {
  private func voice(_ name: String, _ quality: Int, isNovelty: Bool = false) -> SystemVoice {
    SystemVoice(
      voice: SpeechVoice(name: name, locale: .americanEnglish), identifier: name, quality: quality,
      isNovelty: isNovelty)
  }

  @Test("The best voice is first, in the system's order, without novelties")
  func best() {
    let voices = [
      voice("Bells", 3, isNovelty: true), voice("Samantha", 1), voice("Fred", 1), voice("Ava", 3),
      voice("Zoe", 2),
    ]
    #expect(voices.best.map(\.identifier) == ["Ava", "Zoe", "Samantha", "Fred"])
  }
}
