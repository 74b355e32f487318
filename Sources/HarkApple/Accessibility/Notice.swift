import Hark

/// An announcement for a screen reader, and the period during which it applies.
struct Notice: Sendable, Equatable {
  var text: String
  var lasting: Lasting

  /// Whether the notice takes priority over other speech.
  var isUrgent: Bool

  init(_ text: String, _ lasting: Lasting, isUrgent: Bool = false) {
    (self.text, self.lasting, self.isUrgent) = (text, lasting, isUrgent)
  }

  /// The period during which a notice applies.
  enum Lasting: Sendable, Equatable {
    /// The present moment; the notice is never deferred.
    case moment

    /// While the session is in this phase.
    case phase(Phase)

    /// Until the microphone opens again.
    case untilOpening

    /// Until the notice has been announced.
    case untilSaid

    /// Whether the notice describes an open microphone.
    var needsMicrophone: Bool {
      switch self {
      case .phase(.starting), .phase(.listening), .phase(.recording): true
      case .moment, .phase, .untilOpening, .untilSaid: false
      }
    }
  }
}

extension Notice.Lasting {
  /// Creates the period for the hint at `cue`.
  ///
  /// The reason for the end of a recording remains relevant until the microphone opens again.
  init(hintAt cue: Cue) {
    switch cue {
    case .felt, .noisy, .longSpeech: self = .moment
    case .holdToSpeak, .unmuteToSpeak, .lengthLimitReached, .characterLimitReached, .notKept:
      self = .untilOpening
    }
  }
}

extension AnnouncementSchedule.Saying {
  /// Creates one announcement of all notices, or `nil` if there are none.
  ///
  /// Separate announcements would interrupt each other.
  init?(_ notices: [Notice]) {
    guard !notices.isEmpty else { return nil }
    text = Look.announcement(of: notices.map(\.text))
    isUrgent = notices.contains { $0.isUrgent }
  }
}
