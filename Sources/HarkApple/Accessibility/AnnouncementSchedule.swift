import Hark

/// Keeps what a screen reader says out of the microphone, which would write it down.
///
/// Before the microphone opens, the announcement is made and waited for, within bounds. While it is
/// open nothing is said that it could hear: only a person with headphones is told, and whoever listens
/// to a reply, over which an announcement counts as an echo. What is not said is felt and stands on
/// the screen, where a screen reader reads it on demand.
struct AnnouncementSchedule: Sendable {
  /// How long an announcement is waited for before the microphone opens, in seconds: longer makes a
  /// person wait who wants to speak.
  static let longestWait = 1.0

  /// What is so when something might be said.
  struct Surroundings: Sendable, Equatable {
    /// Whether a screen reader is running; without one nobody hears announcements.
    var isReaderRunning: Bool

    /// Whether the person alone hears what the device plays.
    var isPrivate: Bool
  }

  /// Whether the microphone is open.
  private(set) var isOpen = false

  /// What was said before the microphone opened; the same is not said again once it is open.
  private var saidBefore: String?

  /// Whether `text` is to be said, and waited for, before the microphone opens.
  mutating func mustSayBeforeOpening(_ text: String, _ surroundings: Surroundings) -> Bool {
    saidBefore = nil
    guard surroundings.isReaderRunning, !surroundings.isPrivate, !isOpen else { return false }
    saidBefore = text
    return true
  }

  /// The microphone is open.
  mutating func opened() { isOpen = true }

  /// The microphone is closed.
  mutating func closed() { isOpen = false }

  /// Whether `text` is to be said now; `isOverReply` while a reply is being spoken.
  mutating func maySay(
    _ text: String, isOverReply: Bool = false, _ surroundings: Surroundings
  ) -> Bool {
    guard surroundings.isReaderRunning else { return false }
    if text == saidBefore {
      saidBefore = nil
      return false
    }
    return !isOpen || surroundings.isPrivate || isOverReply
  }
}
