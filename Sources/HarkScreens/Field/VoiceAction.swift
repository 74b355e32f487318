import Hark

/// What a person does to the voice part of any screen.
public enum VoiceAction: Sendable, Equatable {
  /// A finger came down on the microphone button.
  case press

  /// A finger has been down for `GestureTiming.hold` where it scrolls or chooses text until then; comes
  /// in place of `press`.
  case hold

  /// It was lifted.
  case release

  /// The button was activated by a keyboard or assistive technology.
  case activate

  /// Ends the recording and keeps its words.
  case stop

  /// Ends the recording and drops its words; what was typed stays.
  case cancel

  /// Agrees to be asked for permission.
  case acceptRationale

  /// Would rather not be asked.
  case declineRationale

  /// Puts a failure away.
  case dismissFailure

  /// The app left the screen, or the system took the microphone.
  case leave

  /// The text is changed.
  case edit(TextEdit)
}

/// What a person does on a screen that is spoken to: what all such screens share.
public protocol VoiceScreenAction: Sendable {
  /// Something with the field or its microphone.
  static func voice(_ action: VoiceAction) -> Self

  /// Acts on a failure.
  static func recover(_ action: RecoveryAction) -> Self
}

extension VoiceAction {
  /// What the session is told; nil for what is about the text alone.
  var command: VoiceCommand? {
    switch self {
    case .press: .press
    case .hold: .hold
    case .release: .release
    case .activate: .activate
    case .stop: .stop
    case .cancel: .cancel
    case .acceptRationale: .acceptRationale
    case .declineRationale: .declineRationale
    case .dismissFailure: .dismissFailure
    case .leave: .interrupt
    case .edit: nil
    }
  }

  /// The moment from which a person waits for an answer to it; nil when it has none.
  public var timeMark: TimeMark? {
    switch self {
    case .press, .hold, .activate, .stop: .pressed
    case .release, .cancel: .lifted
    case .acceptRationale, .declineRationale, .dismissFailure, .leave, .edit: nil
    }
  }

  /// Whether it is about the text alone.
  var isEdit: Bool {
    if case .edit = self { true } else { false }
  }
}

extension VoiceField {
  /// Does what the person wants; the answer is what the session is to be told.
  public mutating func act(_ action: VoiceAction) -> [VoiceCommand] {
    if case .edit(let edit) = action { self.edit(edit) }
    return action.command.map { [$0] } ?? []
  }
}
