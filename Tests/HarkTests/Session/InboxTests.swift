import Testing

@testable import Hark

@Suite("The inbox of a session")
struct InboxTests {
  private static let turn = TurnID(1)

  private func numbers(_ inbox: Inbox) -> [Int] {
    var numbers: [Int] = []
    while case .spoke(_, let number)? = inbox.next() { numbers.append(number) }
    return numbers
  }

  @Test("Items leave in the order in which they arrived, also while some are taken")
  func order() {
    let inbox = Inbox()
    for number in 1...3 { inbox.post(.spoke(Self.turn, number)) }
    guard case .spoke(_, 1)? = inbox.next() else {
      Issue.record("The first item is not the oldest.")
      return
    }
    inbox.post(.spoke(Self.turn, 4))
    #expect(numbers(inbox) == [2, 3, 4])
  }

  @Test("The session is woken once until the inbox is empty, also for items that precede it")
  func wakes() {
    let inbox = Inbox()
    let count = Locked(0)
    inbox.post(.spoke(Self.turn, 1))
    inbox.connect { count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 1)
    inbox.post(.spoke(Self.turn, 2))
    #expect(count.withLock { $0 } == 1)
    #expect(numbers(inbox) == [1, 2])
    inbox.post(.spoke(Self.turn, 3))
    #expect(count.withLock { $0 } == 2)
  }

  @Test("A closed inbox resumes current and later waiters")
  func closes() async {
    let inbox = Inbox()
    let waiting = Task { await inbox.emptied() }
    inbox.close()
    await waiting.value
    await inbox.emptied()
    #expect(numbers(inbox).isEmpty)
  }
}
