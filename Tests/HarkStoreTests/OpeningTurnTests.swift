import Foundation
import Hark
import Testing

@testable import HarkStore

@Suite("Lock for opening a file", .timeLimit(.minutes(1)))
struct OpeningTurnTests {
  private let folder = TemporaryFolder()

  @Test("The end of another process's turn is awaited, for a limited time")
  func otherProcess() throws {
    // The lock belongs to the descriptor, so this descriptor represents another process.
    let other = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    var pauses = 0
    #expect(throws: StoreFailure.locked) {
      try OpeningTurn(folder.file("b"), patience: 4 * OpeningTurn.interval) { pauses += 1 }
    }
    #expect(pauses == 4)
    try OpeningTurn(folder.file("b"), patience: OpeningTurn.interval) { flock(other, LOCK_UN) }
      .end()
  }

  @Test("The end of this process's turn resumes its next caller, which does not poll")
  func turns() async throws {
    let first = try OpeningTurn(folder.file("a"), patience: 0)
    #expect(throws: StoreFailure.locked) { try OpeningTurn(folder.file("b"), patience: 0) }
    let course = Locked<[String]>([])
    async let second: Void = withCheckedContinuation { [folder] done in
      Thread.detachNewThread {
        let turn = try? OpeningTurn(folder.file("b"), patience: 3_600) {
          course.withLock { $0.append("polled") }
        }
        course.withLock { $0.append("second") }
        turn?.end()
        done.resume()
      }
    }
    course.withLock { $0.append("first") }
    first.end()
    await second
    #expect(course.withLock { $0 } == ["first", "second"])
    try OpeningTurn(folder.file("a"), patience: 0).end()
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
