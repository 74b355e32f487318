import Hark
import HarkPresentation
import LedgerCoverage
import Testing

@Suite("Signs that SwiftUI draws")
struct IconTests {
  @Test("Every sign has a symbol but the spinner, which the system draws")
  func symbols() {
    for icon in Icon.allCases { #expect((icon.symbol == nil) == (icon == .progress), "\(icon)") }
    for icon in ScreenIcon.allCases { #expect(!icon.symbol.isEmpty) }
    #expect(ScreenIcon.rationale.symbol == "mic.circle.fill")
  }

  @Test("No two screen signs look alike")
  func different() {
    #expect(Set(ScreenIcon.allCases.map(\.symbol)).count == ScreenIcon.allCases.count)
  }
}
