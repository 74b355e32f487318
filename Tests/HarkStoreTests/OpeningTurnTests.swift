import Foundation
import Testing

@testable import HarkStore

@Suite("Lock for opening a file", .timeLimit(.minutes(1)))
struct OpeningTurnTests {
  private let folder = TemporaryFolder()

  @Test("One opener at a time holds the lock, and others time out")
  func turns() throws {
    let first = try OpeningTurn(folder.file("a"), patience: 0)
    var pauses = 0
    #expect(throws: StoreFailure.locked) {
      try OpeningTurn(folder.file("b"), patience: 4 * OpeningTurn.interval) { pauses += 1 }
    }
    #expect(pauses == 4)
    try OpeningTurn(folder.file("b"), patience: OpeningTurn.interval) { first.end() }.end()
  }

  @Test("The lock ends immediately, even if a starting process shares the descriptor")
  func held() throws {
    let turn = try OpeningTurn(folder.file("a"), patience: 0)
    let copy = dup(turn.folder)
    defer { close(copy) }
    turn.end()
    try OpeningTurn(folder.file("b"), patience: 0).end()
  }

  @Test("Without access to the folder, there is no lock")
  func nowhere() throws {
    let missing = folder.file("missing/a")
    let (one, other) = (
      try OpeningTurn(missing, patience: 0), try OpeningTurn(missing, patience: 0)
    )
    one.end()
    other.end()
  }
}
