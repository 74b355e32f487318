import Hark

/// A user action related to voice input, on any screen.
public enum VoiceAction: Sendable, Equatable {
  /// The user's finger touched the microphone button.
  case press

  /// The finger has been down for `GestureTiming.hold`; replaces `press` where a shorter touch
  /// scrolls or selects text.
  case hold

  /// The finger was lifted.
  case release

  /// The button was activated by a keyboard or assistive technology.
  case activate

  /// Ends the recording and retains its words.
  case stop

  /// Ends the recording and discards its words; typed text stays.
  case cancel

  /// Accepts the rationale, so that the system's permission prompt follows.
  case acceptRationale

  /// Declines the rationale, so that no permission prompt follows.
  case declineRationale

  /// Dismisses a failure.
  case dismissFailure

  /// The app moved to the background, the user left the screen, or the system took the microphone.
  case leave

  /// Changes the text.
  case edit(TextEdit)
}

package protocol VoiceScreenAction: Sendable {
  static func voice(_ action: VoiceAction) -> Self

  static func recover(_ action: RecoveryAction) -> Self
}

extension VoiceAction {
  /// The command for the session; `nil` if the action concerns only the text.
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

  /// The mark at which the user starts to wait for a response; `nil` if the action has none.
  public var timeMark: TimeMark? {
    switch self {
    case .press, .hold, .activate, .stop: .pressed
    case .release, .cancel: .lifted
    case .acceptRationale, .declineRationale, .dismissFailure, .leave, .edit: nil
    }
  }

  var isEdit: Bool { if case .edit = self { true } else { false } }
}

extension VoiceField {
  /// Performs a user action and returns the commands for the session.
  package mutating func act(_ action: VoiceAction) -> [VoiceCommand] {
    if case .edit(let edit) = action { self.edit(edit) }
    return action.command.map { [$0] } ?? []
  }

  /// Returns the effects after the text is accepted: audio that was kept because the text may lack
  /// words is discarded, together with the message about it.
  func accept<Request: Sendable>() -> [ScreenEffect<Request>] {
    snapshot.canRecognizeAgain ? [.voice(.dismissFailure)] : []
  }
}

extension RecoveryAction {
  /// Returns the effects that perform this action on a screen that has nothing to recover beyond its
  /// voice session.
  func effects<Request: Sendable>() -> [ScreenEffect<Request>] {
    switch self {
    case .retry, .resume: [.voice(.activate)]
    case .recognizeAgain: [.voice(.recognizeAgain)]
    case .openSettings: [.voice(.dismissFailure), .openSettings]
    case .typeInstead, .saveWithoutAnalysis: [.voice(.dismissFailure)]
    }
  }
}
