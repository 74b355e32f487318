#if canImport(UIKit)
  import Hark

  /// Has a session told by the system's screen reader: its states, its failures and its hints, in the
  /// words of the experience, and never into the microphone.
  ///
  /// Put the microphone of the session into an `AnnouncedMicrophone` of the same announcements, and
  /// let them `follow` the session. Without a screen reader nothing is said and nobody waits.
  public final class SpokenAnnouncements: Sendable {
    private let experience: Experience
    private let wording: Wording
    private let timekeeper: any Timekeeper
    private let schedule = Locked(AnnouncementSchedule())

    /// How much is being read now that the microphone may hear.
    private let reading = Locked(0)

    /// Makes announcements in the words of an experience.
    public init(
      for experience: Experience, wording: Wording,
      timekeeper: any Timekeeper = SystemTimekeeper()
    ) {
      self.experience = experience
      self.wording = wording
      self.timekeeper = timekeeper
    }

    /// Whether something is being read out, to more than the person's own ears.
    var isReading: Bool { reading.withLock { $0 > 0 } }

    /// Tells what the session does, until it goes away; does not keep it.
    public func follow(_ session: VoiceSession) {
      let snapshots = session.snapshots()
      let happenings = session.happenings()
      Task {
        var old: Phase?
        for await snapshot in snapshots {
          if let old { await tell(from: old, to: snapshot.phase) }
          old = snapshot.phase
        }
      }
      Task {
        for await case .cue(let cue) in happenings {
          if let hint = wording.hint(for: cue) { await say(Notice(hint, .init(hintAt: cue))) }
        }
      }
    }

    /// Says what an app has to tell beside what the session does, as soon as nothing hears it that
    /// would write it down; returns at once.
    public func tell(_ text: String, isUrgent: Bool = false) {
      Task { await say(Notice(text, .untilSaid, isUrgent: isUrgent)) }
    }

    /// Says `text` when the microphone opens the next time, which waits for it; returns at once.
    public func tell(beforeOpening text: String) {
      schedule.withLock { $0.announce(beforeOpening: text) }
    }

    private func tell(from old: Phase, to new: Phase) async {
      guard old != new else { return }
      schedule.withLock { $0.follow(new) }
      let text = Look.announcement(from: old, to: new, experience: experience, wording: wording)
      guard let text else { return }
      var isUrgent = false
      if case .failed = new { isUrgent = true }
      await say(Notice(text, .phase(new), isUrgent: isUrgent))
    }

    private func say(_ notice: Notice) async {
      let surroundings = await ScreenReader.surroundings()
      await begin(schedule.withLock { $0.take(notice, surroundings) }, surroundings)
    }
  }

  // The microphone's side.
  extension SpokenAnnouncements {
    /// Says what is about to happen, and returns when it has been said, has taken too long, or the
    /// asking task is cancelled; from now on the microphone counts as open.
    func beforeOpening() async {
      let text = Look.announcementBeforeOpening(experience: experience, wording: wording)
      let surroundings = await ScreenReader.surroundings()
      let saying = schedule.withLock { $0.opens(text, surroundings) }
      guard let saying else { return }
      let ends = ScreenReader.readings(of: saying.text)
      await begin(saying, surroundings)
      if saying.wait > 0 { await Self.first(of: ends, within: saying.wait, timekeeper) }
    }

    /// The microphone is closed; what could not be said while it was open is said now, if it still
    /// holds.
    func closed() {
      schedule.withLock { $0.closed() }
      Task {
        let surroundings = await ScreenReader.surroundings()
        await begin(schedule.withLock { $0.release(surroundings) }, surroundings)
      }
    }

    /// Has something said, and knows until when it is read where the microphone may hear it.
    private func begin(
      _ saying: AnnouncementSchedule.Saying?, _ surroundings: AnnouncementSchedule.Surroundings
    ) async {
      guard let saying else { return }
      if surroundings.isPrivate {
        return await ScreenReader.say(saying.text, isUrgent: saying.isUrgent)
      }
      let ends = ScreenReader.readings(of: saying.text)
      reading.withLock { $0 += 1 }
      await ScreenReader.say(saying.text, isUrgent: saying.isUrgent)
      let bound = AnnouncementSchedule.longestReading(of: saying.text)
      Task { [timekeeper, reading] in
        await Self.first(of: ends, within: bound, timekeeper)
        reading.withLock { $0 -= 1 }
      }
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
