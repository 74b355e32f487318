import LedgerCoverage
import Testing

@testable import HarkUI

@Suite("Reading order of a call")
struct CallReadingOrderTests {
  @Test("Controls come first, then texts, then the header, then the background")
  func order() {
    let first = CallReadingOrder.allCases.sorted { $0.priority > $1.priority }
    #expect(first == [.controls, .words, .header, .background])
    #expect(Set(CallReadingOrder.allCases.map(\.priority)).count == CallReadingOrder.allCases.count)
  }
}
