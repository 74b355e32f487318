import Hark
import HarkScreens

/// What a person can do on a page; each screen takes its own.
enum PersonAction: Sendable, Equatable {
  case press, hold, release, activate, stop, cancel
  case acceptRationale, declineRationale, dismissFailure, leave

  /// The field as it stands; the selection in units of UTF-16, nil without a cursor.
  case write(String, selection: Range<Int>?)
  case undo, redo
  case recover(RecoveryAction)

  // The composer's.
  case send, stopReply, retryReply

  // The capture screen's.
  case save, dismissSaveFailure, signedIn

  // The meal log's.
  case confirm, typeInstead, startOver

  // The dictation form's.
  case focus(String)
  case approve, withdraw, reload, restore, discard, dismissSplitNotice

  // The call's.
  case begin, dismissBanner, end, acceptNoiseOffer, declineNoiseOffer
  case mute(Bool)
  case show(Call.Panel)
  case change(CallSettingsChange)
  case deleteRecording(String)

  /// Those without anything beside their name.
  static let plain: [String: PersonAction] = [
    "press": .press, "hold": .hold, "release": .release, "activate": .activate, "stop": .stop,
    "cancel": .cancel,
    "acceptRationale": .acceptRationale, "declineRationale": .declineRationale,
    "dismissFailure": .dismissFailure, "leave": .leave, "undo": .undo, "redo": .redo,
    "send": .send, "stopReply": .stopReply, "retryReply": .retryReply, "save": .save,
    "dismissSaveFailure": .dismissSaveFailure, "signedIn": .signedIn, "confirm": .confirm,
    "typeInstead": .typeInstead, "startOver": .startOver, "approve": .approve,
    "withdraw": .withdraw, "reload": .reload, "restore": .restore, "discard": .discard,
    "dismissSplitNotice": .dismissSplitNotice, "begin": .begin, "dismissBanner": .dismissBanner,
    "end": .end, "acceptNoiseOffer": .acceptNoiseOffer, "declineNoiseOffer": .declineNoiseOffer,
  ]

  /// Its name, as it is written.
  var name: String {
    switch self {
    case .write: "write"
    case .recover: "recover"
    case .focus: "focus"
    case .mute: "mute"
    case .show: "show"
    case .change: "change"
    case .deleteRecording: "deleteRecording"
    default: Self.plain.first { $0.value == self }?.key ?? ""
    }
  }
}
