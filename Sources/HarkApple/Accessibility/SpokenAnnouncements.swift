#if canImport(AVFAudio)
  import Foundation
  import Hark
  import HarkPresentation

  /// Announces a session's states, failures, and hints with the system's screen reader.
  ///
  /// To keep announcements out of the transcript, wrap the microphone in an `AnnouncedMicrophone`
  /// with the same announcements, and pass the session to `follow`. If no screen reader is running,
  /// nothing is announced, and the microphone opens without waiting.
  public final class SpokenAnnouncements: Sendable {
    private let experience: Experience
    private let wording: Wording
    private let timekeeper: any Timekeeper
    private let schedule = Locked(AnnouncementSchedule())

    /// Returns the announcements of the most recently opened microphone, which it holds weakly.
    private static let latest = Locked<@Sendable () -> SpokenAnnouncements?>({ nil })

    /// The number of current announcements that the microphone could pick up.
    private let reading = Locked(0)

    /// Creates announcements in the wording of an experience.
    public init(
      for experience: Experience, wording: Wording,
      timekeeper: any Timekeeper = SystemTimekeeper()
    ) {
      self.experience = experience
      self.wording = wording
      self.timekeeper = timekeeper
    }

    /// Whether an announcement that counts as echo is being read.
    var isReading: Bool { reading.withLock { $0 > 0 } }

    /// Announces the session's activity until the session is closed or deallocated, without
    /// retaining it.
    public func follow(_ session: VoiceSession) {
      let snapshots = session.snapshots
      let events = session.events
      Task {
        var old: Phase?
        for await snapshot in snapshots {
          if let old { await tell(from: old, to: snapshot.phase) }
          old = snapshot.phase
        }
      }
      Task {
        for await case .cue(let cue) in events {
          if let hint = wording.hint(for: cue) { await say(Notice(hint, .init(hintAt: cue))) }
        }
      }
    }

    /// Announces the app's own text as soon as it can no longer be picked up and transcribed;
    /// returns immediately.
    public func tell(_ text: String, isUrgent: Bool = false) {
      Task { await say(Notice(text, .untilSaid, isUrgent: isUrgent)) }
    }

    /// Announces a screen's text through the announcements of the most recently opened microphone, or
    /// at once if there are none.
    package static func tell(_ text: String) {
      if let latest = latest.withLock({ $0() }) { return latest.tell(text) }
      Task { await ScreenReader.say(text, isUrgent: false) }
    }

    /// Queues an announcement, to be made with the next one, when the microphone closes, or before
    /// it next opens; returns immediately.
    ///
    /// Opening the microphone waits for it, unless headphones are in use in a conversation.
    public func tell(beforeOpening text: String) {
      schedule.withLock { $0.announce(beforeOpening: text) }
    }

    private func tell(from old: Phase, to new: Phase) async {
      guard old != new else { return }
      schedule.withLock { $0.follow(new) }
      let text = Look.announcement(from: old, to: new, experience: experience, wording: wording)
      guard let text else { return }
      let isFailure = if case .failed = new { true } else { false }
      await say(Notice(text, .phase(new), isUrgent: isFailure))
    }

    private func say(_ notice: Notice) async { await begin { $0.take(notice, $1) } }
  }

  // Microphone events.
  extension SpokenAnnouncements {
    /// Announces that the microphone is about to open, and counts it as open from this call on.
    ///
    /// Returns when the announcement has been read, the wait times out, or the task is canceled; with
    /// headphones in a conversation, makes only the app's queued announcements, without waiting.
    func beforeOpening(_ profile: AudioProfile) async {
      Self.latest.withLock { $0 = { [weak self] in self } }
      let text = Look.announcementBeforeOpening(experience: experience, wording: wording)
      // The audio session's category for the other profiles, `record`, silences nearly all output,
      // including VoiceOver (Checks/AppleTypecheck/FACTS.md).
      let silencesReader = profile != .conversation
      await begin { $0.opens(text, $1, silencesReader: silencesReader) }
    }

    func closed() {
      schedule.withLock { $0.closed() }
      Task { await begin { $0.release($1) } }
    }

    /// Makes the announcement that `next` returns, if any, and waits for it, up to its `wait`.
    private func begin(
      _ next: (inout AnnouncementSchedule, AnnouncementSchedule.Surroundings)
        -> AnnouncementSchedule.Saying?
    ) async {
      let surroundings = await ScreenReader.surroundings()
      guard let saying = schedule.withLock({ next(&$0, surroundings) }) else { return }
      if surroundings.isPrivate, saying.wait == 0 {
        return await ScreenReader.say(saying.text, isUrgent: saying.isUrgent)
      }
      let readings = { ScreenReader.readings(of: saying.text) }
      let (awaited, ends) = (readings(), readings())
      reading.withLock { $0 += 1 }
      await ScreenReader.say(saying.text, isUrgent: saying.isUrgent)
      let bound = AnnouncementSchedule.longestReading(of: saying.text)
      Task { [timekeeper, reading] in
        await Self.first(of: ends, within: bound, timekeeper)
        reading.withLock { $0 -= 1 }
      }
      if saying.wait > 0 { await Self.first(of: awaited, within: saying.wait, timekeeper) }
    }

    private static func first(
      of signs: AsyncStream<Void>, within seconds: Double, _ timekeeper: any Timekeeper
    ) async {
      let deadline = timekeeper.now + seconds
      await withTaskGroup(of: Void.self) { group in
        group.addTask { for await _ in signs { return } }
        group.addTask { try? await timekeeper.sleep(until: deadline) }
        await group.next()
        group.cancelAll()
      }
    }
  }
#endif
