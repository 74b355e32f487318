import Hark
import HarkPresentation

/// A failure message for the user, with recovery actions.
public struct VoiceMessage: Sendable, Equatable {
  /// The problem and how to fix it.
  public var text: String

  /// The available recovery actions, most likely first.
  public var actions: [RecoveryAction]

  /// The time for which the message is shown, in seconds; `nil` if it stays until the user acts or
  /// dismisses it.
  public var seconds: Double?

  /// The sentence that says where a denied permission can be granted; `nil` for other failures.
  public var settingsPath: String?

  /// Creates the message for `failure`; `canRecognizeAgain` is that of the snapshot.
  public init(
    _ failure: VoiceFailure, _ experience: Experience, _ wording: Wording,
    layout: SettingsLayout = .current, canRecognizeAgain: Bool = false
  ) {
    text = wording[.message(failure)]
    actions = failure.recovery(in: experience, canRecognizeAgain: canRecognizeAgain)
    seconds = failure.messageSeconds(in: experience, canRecognizeAgain: canRecognizeAgain)
    settingsPath = failure.permission.map { wording[.settingsPath($0, layout)] }
  }
}

extension VoiceFailure {
  fileprivate var permission: Permission? {
    switch self {
    case .speechPermissionDenied: .speech
    case .microphonePermissionDenied: .microphone
    default: nil
    }
  }
}
