import Hark
import Testing

@testable import HarkApple

@Suite("Schedule of announcements")
struct AnnouncementScheduleTests {
  private typealias Surroundings = AnnouncementSchedule.Surroundings

  private let aloud = Surroundings(isReaderRunning: true, isPrivate: false)
  private let headphones = Surroundings(isReaderRunning: true, isPrivate: true)
  private let silence = Surroundings(isReaderRunning: false, isPrivate: false)

  private func schedule(
    _ phase: Phase = .idle, opening surroundings: Surroundings? = nil
  ) -> AnnouncementSchedule {
    var schedule = AnnouncementSchedule()
    schedule.follow(phase)
    if let surroundings { _ = schedule.opens("Recording", surroundings, silencesReader: false) }
    return schedule
  }

  @Test("The opening is announced and awaited if others can hear it")
  func before() {
    var (loud, alone, mute) = (schedule(), schedule(), schedule())
    let said = loud.opens("Recording", aloud, silencesReader: false)
    #expect(said?.text == "Recording" && said?.isUrgent == true)
    #expect(said?.wait == AnnouncementSchedule.longestWait)
    #expect(alone.opens("Recording", headphones, silencesReader: false) == nil)
    #expect(mute.opens("Recording", silence, silencesReader: false) == nil)
    // The microphone is now open.
    #expect(
      loud.opens("Recording", aloud, silencesReader: false) == nil && loud.isOpen && alone.isOpen
        && mute.isOpen)
  }

  @Test("While the microphone is open, only a reply permits announcements")
  func open() {
    var schedule = schedule()
    #expect(schedule.take(Notice("Ready", .phase(.idle)), aloud)?.text == "Ready")
    _ = schedule.opens("Recording", aloud, silencesReader: false)
    schedule.follow(.waiting)
    #expect(schedule.take(Notice("Waiting", .phase(.waiting)), aloud) == nil)
    #expect(schedule.take(Notice("Noisy", .moment), headphones)?.text == "Waiting. Noisy")
    schedule.follow(.speaking)
    let speaking = Notice("Agent is speaking", .phase(.speaking))
    #expect(schedule.take(speaking, aloud)?.text == "Agent is speaking")
  }

  @Test("The announcement before the opening is not repeated")
  func notTwice() {
    var schedule = schedule(.recording(.hand), opening: aloud)
    let notice = Notice("Recording", .phase(.recording(.hand)))
    #expect(schedule.take(notice, headphones) == nil)
    #expect(schedule.take(notice, headphones)?.text == "Recording")
  }

  @Test("Without a screen reader, nothing is announced")
  func silent() {
    var schedule = schedule()
    #expect(schedule.take(Notice("Ready", .phase(.idle)), silence) == nil)
    schedule.announce(beforeOpening: "Recorded")
    #expect(schedule.opens("Recording", silence, silencesReader: false) == nil)
    schedule.closed()
    #expect(schedule.release(aloud) == nil)
  }

  @Test("The reason for the end is announced after the microphone closes, if it still applies")
  func closing() {
    var schedule = schedule(.finalizing, opening: aloud)
    #expect(schedule.take(Notice("Stopped", .phase(.finalizing)), aloud) == nil)
    schedule.follow(.idle)
    schedule.closed()
    #expect(schedule.release(aloud)?.text == "Stopped")
    #expect(schedule.release(aloud) == nil)
  }

  @Test("Later notices join the announcement, and an urgent one makes it urgent")
  func replaced() {
    var schedule = schedule(.finalizing, opening: aloud)
    _ = schedule.take(Notice("Stopped", .phase(.finalizing)), aloud)
    _ = schedule.take(Notice("A minute is over", .untilOpening), aloud)
    schedule.follow(.failed(.interrupted))
    let failure = Notice("A call came", .phase(.failed(.interrupted)), isUrgent: true)
    _ = schedule.take(failure, aloud)
    schedule.closed()
    let said = schedule.release(aloud)
    #expect(said?.text == "A minute is over. A call came" && said?.isUrgent == true)
  }

  @Test("A recording that mutes the reader is announced before it, and its notices after it")
  func muted() {
    var schedule = schedule()
    let said = schedule.opens("Recording", headphones, silencesReader: true)
    #expect(said?.text == "Recording" && said?.wait == AnnouncementSchedule.longestWait)
    schedule.follow(.recording(.hand))
    #expect(schedule.take(Notice("Recording", .phase(.recording(.hand))), headphones) == nil)
    #expect(schedule.take(Notice("A minute is over", .untilOpening), headphones) == nil)
    schedule.closed()
    #expect(schedule.release(headphones)?.text == "A minute is over")
    // The next opening does not silence the screen reader.
    #expect(schedule.opens("Listening", headphones, silencesReader: false) == nil)
    #expect(schedule.take(Notice("Noisy", .moment), headphones)?.text == "Noisy")
  }

  @Test("Outdated notices are dropped")
  func old() {
    var schedule = schedule(.listening, opening: aloud)
    _ = schedule.take(Notice("Listening", .phase(.listening)), aloud)
    schedule.closed()
    #expect(schedule.release(aloud) == nil)
    _ = schedule.opens("Recording", aloud, silencesReader: false)
    _ = schedule.take(Notice("A minute is over", .untilOpening), aloud)
    schedule.closed()
    #expect(schedule.opens("Recording", aloud, silencesReader: false)?.text == "Recording")
  }

  @Test("Notices before the opening are announced with it and awaited")
  func ahead() {
    var (loud, alone) = (schedule(), schedule())
    loud.announce(beforeOpening: "This is recorded")
    let said = loud.opens("Listening", aloud, silencesReader: false)
    #expect(said?.text == "This is recorded. Listening")
    let reading = AnnouncementSchedule.longestReading(of: "This is recorded")
    #expect(said?.wait == AnnouncementSchedule.longestWait + reading)
    alone.announce(beforeOpening: "This is recorded")
    let before = alone.opens("Listening", headphones, silencesReader: false)
    #expect(before?.text == "This is recorded" && before?.wait == 0)
  }

  @Test("Deferred notices wait for a reply, the end, or the next opening")
  func news() {
    let news = Notice("The disk is full", .untilSaid, isUrgent: true)
    var (replied, ended, opened) = (
      schedule(.listening, opening: aloud), schedule(.listening, opening: aloud),
      schedule(.listening, opening: aloud)
    )
    #expect(replied.take(news, aloud) == nil)
    replied.follow(.speaking)
    let speaking = replied.take(Notice("Agent is speaking", .phase(.speaking)), aloud)
    #expect(speaking?.text == "The disk is full. Agent is speaking")
    _ = ended.take(news, aloud)
    ended.closed()
    #expect(ended.release(aloud)?.text == "The disk is full")
    _ = opened.take(news, aloud)
    opened.closed()
    #expect(
      opened.opens("Listening", aloud, silencesReader: false)?.text == "The disk is full. Listening"
    )
  }
}
