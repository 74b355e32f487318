import Hark
import HarkScreens

/// A failure message for the user.
struct MessageView: Codable, Sendable, Equatable {
  let text: String
  let actions: [Action]

  /// The display time in seconds; `null` if the message stays until the user acts.
  @OrNull var seconds: Double?
  @OrNull var settingsPath: String?
  let dismiss: String

  struct Action: Codable, Sendable, Equatable {
    let recovery: String
    let title: String
  }

  init(_ message: VoiceMessage, _ wording: Wording) {
    text = message.text
    actions = message.actions.map { Action(recovery: $0.rawValue, title: wording[.action($0)]) }
    _seconds = OrNull(wrappedValue: message.seconds)
    _settingsPath = OrNull(wrappedValue: message.settingsPath)
    dismiss = wording[.dismiss]
  }
}

/// The page's own explanation before the browser's permission prompt.
struct RationaleView: Codable, Sendable, Equatable {
  let title: String
  let text: String
  let accept: String
  let acceptLabel: String
  let decline: String
  let declineLabel: String

  init(_ wording: Wording) {
    title = wording[.rationaleTitle]
    text = wording[.rationaleText]
    accept = wording[.rationaleAccept]
    acceptLabel = wording[.rationaleAcceptLabel]
    decline = wording[.rationaleDecline]
    declineLabel = wording[.rationaleDeclineLabel]
  }
}
