import Hark
import HarkScreens
import Testing

@Suite("Presentations over a call")
struct CallSheetTests {
  @Test("One at a time: what the call waits for precedes open settings")
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

  @Test("A dismissal names what was dismissed")
  func dismissal() {
    #expect(Call.Sheet.rationale.dismissal == .voice(.declineRationale))
    #expect(Call.Sheet.quick.dismissal == .show(.none))
    #expect(Call.Sheet.full.dismissal == .show(.none))
  }
}
