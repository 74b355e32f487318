import Hark

/// How a voice text is laid out.
enum VoiceTextPlan: Sendable, Equatable {
  /// A field with the button beside it.
  case row

  /// A tall field with a bar and the button below.
  case tall

  /// Words, and the large button below.
  case round

  /// As the experience is used: what is confirmed by one tap has the large button, what is held the row.
  init(_ experience: Experience) {
    switch (experience.afterStop, experience.gesture) {
    case (.confirm, _): self = .round
    case (.review, .toggle): self = .tall
    case (.review, .hold), (.review, .tapOrHold), (.send, _): self = .row
    }
  }
}
