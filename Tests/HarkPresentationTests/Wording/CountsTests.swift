import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Numbers in strings")
struct CountsTests {
  private let english = Wording(for: .capture)
  private let bokmal = Wording(for: .dictation, language: .norwegianBokmal)

  @Test("One has the singular (S2-11)")
  func plural() {
    #expect([0, 1, 2].map { english[.words($0)] } == ["0 words", "1 word", "2 words"])
    #expect(english[.characters(1)] == "1 character")
    #expect(english[.charactersOf(1, limit: 10_000)] == "1 of 10000 characters")
    #expect([1, 2].map { bokmal[.words($0)] } == ["1 ord", "2 ord"])
    #expect(Wording(for: .call)[call: .retentionChoice(days: 1)] == "1 day")
  }

  @Test(
    "The timer is m:ss and counts complete seconds (G10)", .covers("S5-FR-005"),
    arguments: [
      (0, "0:00"), (0.99, "0:00"), (9, "0:09"), (59.999, "0:59"), (60, "1:00"), (61.5, "1:01"),
      (600, "10:00"), (3_661, "61:01"), (-3, "0:00"), (.infinity, "0:00"), (.nan, "0:00"),
    ] as [(Double, String)])
  func timer(_ seconds: Double, _ text: String) {
    #expect(english[.timer(seconds)] == text)
  }

  @Test("Times are spoken as words")
  func spokenTime() {
    #expect(english[.spokenTime(1)] == "1 second")
    #expect(english[.spokenTime(60)] == "1 minute")
    #expect(english[.spokenTime(125)] == "2 minutes, 5 seconds")
    #expect(bokmal[.spokenTime(61)] == "1 minutt og 1 sekund")
  }

  @Test("Large numbers in sentences have groups of three digits")
  func groups() {
    #expect(Counts.grouped(999, by: ",") == "999")
    #expect(Counts.grouped(1_000, by: ",") == "1,000")
    #expect(Counts.grouped(-1_234_567, by: ",") == "-1,234,567")
    #expect(Counts.grouped(-123, by: ",") == "-123")
  }

  @Test("Sensitivity reads as a whole percentage (S3-90)", .covers("S3-90"))
  func percent() {
    let call = Wording(for: .call)
    #expect(
      [0, 0.294, 0.295, 1, 7, -1].map { call[call: .percent($0)] }
        == ["0%", "29%", "30%", "100%", "100%", "0%"])
  }
}
