import Hark

/// Something for a screen reader to say, and for how long it is true.
struct Notice: Sendable, Equatable {
  var text: String
  var lasting: Lasting

  /// Whether it comes before whatever is being said.
  var isUrgent: Bool

  init(_ text: String, _ lasting: Lasting, isUrgent: Bool = false) {
    (self.text, self.lasting, self.isUrgent) = (text, lasting, isUrgent)
  }

  /// For how long something is worth saying.
  enum Lasting: Sendable, Equatable {
    /// Now, or not at all.
    case moment

    /// As long as the session is in this phase.
    case phase(Phase)

    /// Until the microphone opens again.
    case untilOpening

    /// Until it has been said.
    case untilSaid

    /// Whether it tells of an open microphone.
    var needsMicrophone: Bool {
      switch self {
      case .phase(.starting), .phase(.listening), .phase(.recording): true
      case .moment, .phase, .untilOpening, .untilSaid: false
      }
    }
  }
}

extension Notice.Lasting {
  /// A hint at `cue`: how a recording ended is worth knowing after it, too.
  init(hintAt cue: Cue) {
    switch cue {
    case .felt, .noisy, .longSpeech: self = .moment
    case .holdToSpeak, .unmuteToSpeak, .lengthLimitReached, .characterLimitReached, .notKept:
      self = .untilOpening
    }
  }
}

extension AnnouncementSchedule.Saying {
  /// All of them in one, since each announcement breaks off the one before; nil for none.
  init?(_ notices: [Notice]) {
    guard !notices.isEmpty else { return nil }
    text = Look.announcement(of: notices.map(\.text))
    isUrgent = notices.contains { $0.isUrgent }
  }
}
