import Hark
import Testing

@testable import HarkPocketSphinx

@Suite("A task's mailbox")
struct TaskMailboxTests {
  private let chunk = AudioChunk(start: 0, samples: [0, 0, 0])

  @Test("Items are taken in order, and waiting samples are counted")
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

  @Test("A wait with a limit returns stillness, and no item is lost")
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

  @Test("After the finish, audio, pauses and a second finish are dropped")
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

  @Test("A question after the finish is answered when the finish is taken, if requested")
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

  @Test("Closing answers current and later questions, and reports only the first close")
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

  @Test("A retired mailbox cannot be closed, and retiring reports an earlier close")
  func retire() {
    let early = TaskMailbox()
    #expect(early.retire())
    #expect(!early.close())
    let late = TaskMailbox()
    #expect(late.close())
    #expect(!late.retire())
  }
}
