import Hark
import HarkScreens
import Testing

@Suite("What stands over a call")
struct CallSheetTests {
  @Test("One thing at a time: what the call waits for comes before settings that were opened")
  func one() {
    var call = Call(agentName: "Ada")
    #expect(call.sheet == nil)
    _ = call.handle(.did(.show(.quick)))
    #expect(call.sheet == .quick)
    _ = call.handle(.shown(Snapshot(phase: .rationale)))
    #expect(call.sheet == .rationale)
    _ = call.handle(.shown(Snapshot(phase: .idle)))
    _ = call.handle(.did(.show(.full)))
    #expect(call.sheet == .full)
  }

  @Test("What is put away is told as what it was")
  func dismissal() {
    #expect(Call.Sheet.rationale.dismissal == .voice(.declineRationale))
    #expect(Call.Sheet.quick.dismissal == .show(.none))
    #expect(Call.Sheet.full.dismissal == .show(.none))
  }
}
