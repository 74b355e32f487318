import Hark
import HarkScreens

/// A user action on a page; each screen supports some of them.
enum PersonAction: Sendable, Equatable {
  case press, hold, release, activate, stop, cancel
  case acceptRationale, declineRationale, dismissFailure, leave

  /// The field's current text; the selection is in UTF-16 code units, `nil` without a cursor.
  case write(String, selection: Range<Int>?)
  case undo, redo
  case recover(RecoveryAction)

  // Actions of the composer.
  case send, stopReply, retryReply

  // Actions of the capture screen.
  case save, dismissSaveFailure, signedIn

  // Actions of the meal log.
  case confirm, typeInstead, startOver

  // Actions of the dictation form.
  case focus(String)
  case approve, withdraw, reload, restore, discard, dismissSplitNotice

  // Actions of the call.
  case begin, dismissBanner, end, acceptNoiseOffer, declineNoiseOffer
  case mute(Bool)
  case show(Call.Panel)
  case change(CallSettingsChange)
  case deleteRecording(String)

  /// The actions without further members, by name.
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

  /// The name in the protocol.
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
