import TestLimits
import Testing

@testable import Hark

@Suite("Publishing a microphone's condition", .hangLimit(minutes: 5))
struct ConditionBoardTests {
  @Test("An observer receives the current condition and each change once")
  func tells() async {
    let board = ConditionBoard()
    board.show(.live)
    var told = board.conditions().makeAsyncIterator()
    #expect(await told.next() == .live)
    board.show(.live)
    board.show(.zeros)
    #expect(await told.next() == .zeros)
    #expect(board.condition == .zeros)
  }
}
