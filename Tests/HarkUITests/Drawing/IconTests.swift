import Hark
import HarkPresentation
import LedgerCoverage
import Testing

@Suite("Icons")
struct IconTests {
  @Test("Every icon except the spinner has a symbol")
  func symbols() {
    for icon in ButtonIcon.allCases {
      #expect((icon.symbol == nil) == (icon == .progress), "\(icon)")
    }
    for icon in ScreenIcon.allCases { #expect(!icon.symbol.isEmpty) }
    #expect(ScreenIcon.rationale.symbol == "mic.circle.fill")
  }

  @Test("Screen icons have different symbols")
  func different() {
    #expect(Set(ScreenIcon.allCases.map(\.symbol)).count == ScreenIcon.allCases.count)
  }
}
