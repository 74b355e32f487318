import Hark

/// Keeps what a screen reader says out of the microphone, which would write it down.
///
/// Before the microphone opens, the announcement is made and waited for, within bounds. While it is
/// open nothing is said that it could hear: only a person with headphones is told, and whoever listens
/// to a reply, over which an announcement counts as an echo. What still holds when it is closed is said
/// then; the rest is felt and stands on the screen, where a screen reader reads it on demand.
struct AnnouncementSchedule: Sendable {
  /// How long what the microphone opens for is waited for, in seconds: longer makes a person wait who
  /// wants to speak.
  static let longestWait = 1.0

  /// What is so when something might be said.
  struct Surroundings: Sendable, Equatable {
    /// Whether a screen reader is running; without one nobody hears announcements.
    var isReaderRunning: Bool

    /// Whether the person alone hears what the device plays.
    var isPrivate: Bool
  }

  /// What the reader is to say at once.
  struct Saying: Sendable, Equatable {
    var text: String
    var isUrgent: Bool

    /// Seconds that it is waited for, at most.
    var wait = 0.0
  }

  /// Whether the microphone is open, or about to be.
  private(set) var isOpen = false

  private var phase = Phase.idle

  /// What was said before the microphone opened; the same is not said again once it is open.
  private var saidBefore: String?

  /// What could not be said, the oldest first.
  private var held: [Notice] = []

  /// The session is in this phase; what was held for another is said no more, but for the end of a
  /// recording, which comes to rest by itself.
  mutating func follow(_ phase: Phase) {
    let rests = self.phase == .finalizing && phase == .idle
    held.removeAll { $0.lasting == .phase(self.phase) && phase != self.phase && !rests }
    if rests {
      for index in held.indices where held[index].lasting == .phase(.finalizing) {
        held[index].lasting = .phase(.idle)
      }
    }
    self.phase = phase
  }

  /// What is to be said now that there is `notice`; it may be held for later.
  mutating func take(_ notice: Notice, _ surroundings: Surroundings) -> Saying? {
    guard surroundings.isReaderRunning else { return nil }
    if notice.text == saidBefore {
      saidBefore = nil
      return nil
    }
    held.append(notice)
    let saying = release(surroundings)
    held.removeAll { $0.lasting == .moment }
    return saying
  }

  /// `text` is to be said with the next opening of the microphone.
  mutating func announce(beforeOpening text: String) { held.append(Notice(text, .untilSaid)) }

  /// What is to be said now of what is held, if it may be.
  mutating func release(_ surroundings: Surroundings) -> Saying? {
    guard surroundings.isReaderRunning else {
      held = []
      return nil
    }
    guard !isOpen || surroundings.isPrivate || phase == .speaking else { return nil }
    defer { held = [] }
    return Saying(held)
  }
}

// The microphone's side.
extension AnnouncementSchedule {
  /// The microphone is about to open, which `text` tells; what is to be said, and waited for, before.
  mutating func opens(_ text: String, _ surroundings: Surroundings) -> Saying? {
    guard !isOpen else { return nil }
    isOpen = true
    saidBefore = nil
    let news = held.filter { $0.lasting == .untilSaid }
    held = []
    guard surroundings.isReaderRunning else { return nil }
    if surroundings.isPrivate { return Saying(news) }
    saidBefore = text
    var saying = Saying(news + [Notice(text, .moment, isUrgent: true)])
    saying?.wait = news.reduce(Self.longestWait) { $0 + Self.longestReading(of: $1.text) }
    return saying
  }

  /// The microphone is closed: that it was open is no news any more.
  mutating func closed() {
    isOpen = false
    held.removeAll { $0.lasting.needsMicrophone }
  }

  /// Seconds that a screen reader needs for `text`, at most: it is slow to begin, and the slowest
  /// voices say some ten letters a second.
  static func longestReading(of text: String) -> Double {
    longestWait + Double(text.count) / slowestLetters
  }

  private static let slowestLetters = 10.0
}
