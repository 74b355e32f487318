import Testing

@testable import Hark

@Suite("Credits of subtitles")
struct SubtitleCreditsTests {
  @Test(
    "A credit over little speech is recognized",
    arguments: [
      "Thanks for watching!", "Thank you.", "Subtitles by the Amara.org community",
      "Undertekster av Ai-Media", "Teksting av Nicolai Winther", "Takk for at du så på!",
      "Untertitelung des ZDF, 2020", "Sous-titrage ST' 501", "ご視聴ありがとうございました",
      "Thank you for watching. Please subscribe. Bye-bye.", "Субтитры сделал DimaTorzok",
    ])
  func credits(_ text: String) {
    #expect(SubtitleCredits.isCredit(text, over: 0.1))
  }

  @Test("A spoken credit is not invented")
  func spoken() {
    #expect(!SubtitleCredits.isCredit("Thanks for watching!", over: 0.8))
    #expect(!SubtitleCredits.isCredit("Thank you.", over: 0.4))
    #expect(!SubtitleCredits.isCredit("Teksting av Nicolai Winther", over: 1.5))
  }

  @Test(
    "Words that contain a credit are not one",
    arguments: [
      "Thank you for the eggs", "She said thanks for watching the children", "Bye for now dear",
      "Subtitles are hard to read", "Takk for maten", "We need subtitles by Friday", "",
    ])
  func others(_ text: String) {
    #expect(!SubtitleCredits.isCredit(text, over: 0))
  }
}
