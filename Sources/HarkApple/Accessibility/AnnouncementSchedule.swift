import Hark
import HarkPresentation

/// A schedule that keeps a screen reader's announcements out of the microphone's audio, and so out
/// of the transcript.
///
/// Before the microphone opens, the announcement is made and awaited, within limits. While the
/// microphone is open, announcements are made only if the user wears headphones and the audio
/// session does not silence the screen reader, or while a reply is playing, in which case they
/// count as its echo. Other announcements are made when the microphone closes if they still apply;
/// until then, haptics and the screen convey them.
struct AnnouncementSchedule: Sendable {
  /// The maximum wait for the announcement before the microphone opens, in seconds; larger values
  /// delay users who are ready to speak.
  static let longestWait = 1.0

  struct Surroundings: Sendable, Equatable {
    /// Whether a screen reader is running; without one, announcements are inaudible.
    var isReaderRunning: Bool

    /// Whether only the user hears the device's output.
    var isPrivate: Bool
  }

  struct Saying: Sendable, Equatable {
    var text: String
    var isUrgent: Bool

    /// The maximum time to wait for the announcement, in seconds.
    var wait = 0.0
  }

  /// Whether the microphone is open or about to open.
  private(set) var isOpen = false

  /// Whether the microphone's audio session silences the screen reader.
  private var silencesReader = false

  private var phase = Phase.idle

  /// The announcement made before the microphone opened, which is not repeated once it is open.
  private var saidBefore: String?

  /// The pending notices, oldest first.
  private var held: [Notice] = []

  /// Updates the phase and discards notices pending for the previous phase, except those about the
  /// end of a recording when `finalizing` leads to `idle`.
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

  /// Returns the announcement to make for `notice`; `nil` if the notice remains pending or is dropped.
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

  mutating func announce(beforeOpening text: String) { held.append(Notice(text, .untilSaid)) }

  mutating func release(_ surroundings: Surroundings) -> Saying? {
    guard surroundings.isReaderRunning else {
      held = []
      return nil
    }
    guard !isOpen || phase == .speaking || surroundings.isPrivate && !silencesReader else {
      return nil
    }
    defer { held = [] }
    return Saying(held)
  }
}

extension AnnouncementSchedule {
  /// Marks the microphone as about to open, and returns the announcement to make first, with the
  /// time to wait for it; `nil` if there is none.
  ///
  /// Unless headphones are in use and the audio session does not silence the screen reader, the
  /// announcement ends with `text`, which says that the microphone is opening.
  mutating func opens(
    _ text: String, _ surroundings: Surroundings, silencesReader: Bool
  ) -> Saying? {
    guard !isOpen else { return nil }
    (isOpen, self.silencesReader) = (true, silencesReader)
    saidBefore = nil
    let news = held.filter { $0.lasting == .untilSaid }
    held = []
    guard surroundings.isReaderRunning else { return nil }
    if surroundings.isPrivate, !silencesReader { return Saying(news) }
    saidBefore = text
    var saying = Saying(news + [Notice(text, .moment, isUrgent: true)])
    saying?.wait = news.reduce(Self.longestWait) { $0 + Self.longestReading(of: $1.text) }
    return saying
  }

  mutating func closed() {
    isOpen = false
    held.removeAll { $0.lasting.needsMicrophone }
  }

  /// Returns the maximum time in seconds that a screen reader needs for `text`: reading starts with
  /// a delay, and the slowest voices read about ten characters per second.
  static func longestReading(of text: String) -> Double {
    longestWait + Double(text.count) / slowestLetters
  }

  private static let slowestLetters = 10.0
}

/// An announcement for a screen reader, and the period during which it applies.
struct Notice: Sendable, Equatable {
  var text: String
  var lasting: Lasting
  var isUrgent: Bool

  init(_ text: String, _ lasting: Lasting, isUrgent: Bool = false) {
    (self.text, self.lasting, self.isUrgent) = (text, lasting, isUrgent)
  }

  enum Lasting: Sendable, Equatable {
    /// Only now; the notice is dropped if it cannot be announced immediately.
    case moment

    case phase(Phase)
    case untilOpening
    case untilSaid

    var needsMicrophone: Bool {
      switch self {
      case .phase(.starting), .phase(.listening), .phase(.recording): true
      case .moment, .phase, .untilOpening, .untilSaid: false
      }
    }
  }
}

extension Notice.Lasting {
  /// Creates the period for which the hint at `cue` applies; hints that remain relevant after a
  /// recording apply until the microphone opens again.
  init(hintAt cue: Cue) {
    switch cue {
    case .felt, .noisy, .longSpeech: self = .moment
    case .holdToSpeak, .unmuteToSpeak, .lengthLimitReached, .characterLimitReached, .notKept:
      self = .untilOpening
    }
  }
}

extension AnnouncementSchedule.Saying {
  /// Combines notices into one announcement, because separate ones would interrupt each other.
  init?(_ notices: [Notice]) {
    guard !notices.isEmpty else { return nil }
    text = Look.announcement(of: notices.map(\.text))
    isUrgent = notices.contains { $0.isUrgent }
  }
}
