import Hark
import Testing

@testable import HarkPocketSphinx

@Suite("A task's mailbox")
struct TaskMailboxTests {
  private let chunk = AudioChunk(start: 0, samples: [0, 0, 0])

  @Test("Things come out in order, and what waits is counted")
  func order() {
    let mailbox = TaskMailbox()
    for _ in 0..<2_500 { mailbox.post(.sound(chunk)) }
    mailbox.post(.finish)
    #expect(mailbox.samplesWaiting == 7_500)
    for left in (0..<2_500).reversed() {
      guard case .sound = mailbox.take() else { return #expect(Bool(false)) }
      #expect(mailbox.samplesWaiting == 3 * left)
    }
    guard case .finish = mailbox.take() else { return #expect(Bool(false)) }
  }

  @Test("Who waits only so long is told of stillness, and misses nothing that comes")
  func stillness() {
    let mailbox = TaskMailbox()
    guard case .stillness = mailbox.take(orStillnessAfter: 0.01) else {
      return #expect(Bool(false))
    }
    mailbox.post(.sound(chunk))
    guard case .sound = mailbox.take(orStillnessAfter: 0) else { return #expect(Bool(false)) }
    mailbox.close()
    #expect(mailbox.take(orStillnessAfter: 60) == nil)
  }

  @Test("Behind the finish no sound, no pause and no second finish count")
  func finish() {
    let mailbox = TaskMailbox()
    mailbox.post(.finish)
    mailbox.post(.sound(chunk))
    mailbox.post(.finish)
    mailbox.post(.finalReady)
    guard case .finish = mailbox.take() else { return #expect(Bool(false)) }
    guard case .finalReady = mailbox.take() else { return #expect(Bool(false)) }
    #expect(mailbox.samplesWaiting == 0)
  }

  @Test("A question behind the finish is answered when that is taken out, where that is wanted")
  func questions() async {
    let mailbox = TaskMailbox(answersAtFinish: true)
    mailbox.post(.sound(chunk))
    mailbox.post(.finish)
    await withCheckedContinuation { asker in
      mailbox.post(.caughtUp(asker))
      mailbox.post(.finalReady)
      guard case .sound = mailbox.take() else { return #expect(Bool(false)) }
      guard case .finish = mailbox.take() else { return #expect(Bool(false)) }
    }
    await withCheckedContinuation { mailbox.post(.caughtUp($0)) }
    guard case .finalReady = mailbox.take() else { return #expect(Bool(false)) }
  }

  @Test("Closing answers those who ask, then and later, and stops somebody only once")
  func close() async {
    let mailbox = TaskMailbox()
    await withCheckedContinuation { asker in
      mailbox.post(.caughtUp(asker))
      #expect(mailbox.close())
    }
    #expect(!mailbox.close())
    #expect(mailbox.take() == nil)
    await withCheckedContinuation { mailbox.post(.caughtUp($0)) }
  }

  @Test("Who has retired cannot be stopped any more, and who was stopped is told when retiring")
  func retire() {
    let early = TaskMailbox()
    #expect(early.retire())
    #expect(!early.close())
    let late = TaskMailbox()
    #expect(late.close())
    #expect(!late.retire())
  }
}
