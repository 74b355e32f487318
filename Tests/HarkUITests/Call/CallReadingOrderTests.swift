import LedgerCoverage
import Testing

@testable import HarkUI

@Suite("The order in which a call is read aloud")
struct CallReadingOrderTests {
  @Test("What one does comes first, then what is said, then who speaks, then what lies behind")
  func order() {
    let first = CallReadingOrder.allCases.sorted { $0.priority > $1.priority }
    #expect(first == [.controls, .words, .header, .background])
    #expect(Set(CallReadingOrder.allCases.map(\.priority)).count == CallReadingOrder.allCases.count)
  }
}
