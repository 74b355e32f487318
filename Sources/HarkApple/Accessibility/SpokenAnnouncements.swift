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

    /// What is being read now.
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

    /// Whether something is being read out.
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
          if let hint = wording.hint(for: cue) { await say(hint) }
        }
      }
    }

    private func tell(from old: Phase, to new: Phase) async {
      let text = Look.announcement(from: old, to: new, experience: experience, wording: wording)
      guard let text else { return }
      var isUrgent = false
      if case .failed = new { isUrgent = true }
      await say(text, isOverReply: new == .speaking, isUrgent: isUrgent)
    }

    private func say(_ text: String, isOverReply: Bool = false, isUrgent: Bool = false) async {
      let surroundings = await ScreenReader.surroundings()
      let isWanted = schedule.withLock {
        $0.maySay(text, isOverReply: isOverReply, surroundings)
      }
      guard isWanted else { return }
      await begin(text, isUrgent: isUrgent)
    }
  }

  // The microphone's side.
  extension SpokenAnnouncements {
    /// Says what is about to happen, and returns when it has been said, has taken too long, or the
    /// asking task is cancelled.
    func beforeOpening() async {
      let text = Look.announcementBeforeOpening(experience: experience, wording: wording)
      let surroundings = await ScreenReader.surroundings()
      let isWanted = schedule.withLock { $0.mustSayBeforeOpening(text, surroundings) }
      guard isWanted else { return }
      let reading = await begin(text, isUrgent: true)
      await withTaskCancellationHandler {
        await reading.value
      } onCancel: {
        reading.cancel()
      }
    }

    /// The microphone is open.
    func opened() { schedule.withLock { $0.opened() } }

    /// The microphone is closed.
    func closed() { schedule.withLock { $0.closed() } }

    /// Has `text` said; the task is over when it has been, or when it has taken too long.
    @discardableResult
    private func begin(_ text: String, isUrgent: Bool) async -> Task<Void, Never> {
      let ends = ScreenReader.readings(of: text)
      reading.withLock { $0 += 1 }
      await ScreenReader.say(text, isUrgent: isUrgent)
      return Task { [timekeeper, reading] in
        await Self.first(of: ends, within: AnnouncementSchedule.longestWait, timekeeper)
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
