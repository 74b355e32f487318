import Hark

/// The layout of a voice text input.
enum VoiceTextPlan: Sendable, Equatable {
  /// A field with the button beside it.
  case row

  /// A tall field with a recording bar and the button below.
  case tall

  /// The text with the large button below.
  case round

  /// Creates the layout for an experience: the large button if the text is confirmed, a tall field
  /// if it is reviewed and the button toggles, otherwise the row.
  init(_ experience: Experience) {
    switch (experience.afterStop, experience.gesture) {
    case (.confirm, _): self = .round
    case (.review, .toggle): self = .tall
    case (.review, .hold), (.review, .tapOrHold), (.send, _): self = .row
    }
  }
}
