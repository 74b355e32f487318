import Foundation
import Testing

@testable import HarkStore

@Suite("The turn of the one who opens a file", .timeLimit(.minutes(1)))
struct OpeningTurnTests {
  private let folder = TemporaryFolder()

  @Test("One at a time has it, and who waits too long is told so")
  func turns() throws {
    let first = try OpeningTurn(folder.file("a"), patience: 0)
    #expect(throws: StoreFailure.locked) { try OpeningTurn(folder.file("b"), patience: 0.02) }
    first.end()
    try OpeningTurn(folder.file("b"), patience: 0).end()
  }

  @Test("It is over at once, also where a program that starts still has the folder open")
  func held() throws {
    let turn = try OpeningTurn(folder.file("a"), patience: 0)
    let copy = dup(turn.folder)
    defer { close(copy) }
    turn.end()
    try OpeningTurn(folder.file("b"), patience: 0).end()
  }

  @Test("Where the folder cannot be looked into there is no turn to wait for")
  func nowhere() throws {
    let missing = folder.file("missing/a")
    let (one, other) = (
      try OpeningTurn(missing, patience: 0), try OpeningTurn(missing, patience: 0)
    )
    one.end()
    other.end()
  }
}
