import Hark
import Testing

@testable import HarkApple

@Suite("Announcements stay out of the microphone")
struct AnnouncementScheduleTests {
  private typealias Surroundings = AnnouncementSchedule.Surroundings

  private let aloud = Surroundings(isReaderRunning: true, isPrivate: false)
  private let headphones = Surroundings(isReaderRunning: true, isPrivate: true)
  private let silence = Surroundings(isReaderRunning: false, isPrivate: false)

  /// A schedule that can be asked in the middle of an expectation.
  private final class Asked {
    private var schedule = AnnouncementSchedule()

    func before(_ text: String, _ surroundings: Surroundings) -> Bool {
      schedule.mustSayBeforeOpening(text, surroundings)
    }

    func now(_ text: String, isOverReply: Bool = false, _ surroundings: Surroundings) -> Bool {
      schedule.maySay(text, isOverReply: isOverReply, surroundings)
    }

    func opened() { schedule.opened() }

    func closed() { schedule.closed() }
  }

  @Test("Before it opens it is said and waited for, where others hear it")
  func before() {
    let schedule = Asked()
    #expect(schedule.before("Recording", aloud))
    #expect(!schedule.before("Recording", headphones))
    #expect(!schedule.before("Recording", silence))
    schedule.opened()
    #expect(!schedule.before("Recording", aloud))
  }

  @Test("While it is open nothing is said aloud but over a reply")
  func open() {
    let schedule = Asked()
    #expect(schedule.now("Ready", aloud))
    schedule.opened()
    #expect(!schedule.now("Recording", aloud))
    #expect(schedule.now("Recording", headphones))
    #expect(schedule.now("Agent is speaking", isOverReply: true, aloud))
    schedule.closed()
    #expect(schedule.now("Ready", aloud))
  }

  @Test("What was said before it opened is not said again, once")
  func notTwice() {
    let schedule = Asked()
    #expect(schedule.before("Recording", aloud))
    schedule.opened()
    #expect(!schedule.now("Recording", headphones))
    #expect(schedule.now("Recording", headphones))
  }

  @Test("Without a screen reader nothing is said")
  func silent() {
    let schedule = Asked()
    #expect(!schedule.now("Ready", silence))
    #expect(!schedule.now("Agent is speaking", isOverReply: true, silence))
  }
}
