import Hark
import HarkScreens

/// A user action on a page; each screen supports some of them.
enum PersonAction: Sendable, Equatable {
  case press, hold, release, activate, stop, cancel
  case acceptRationale, declineRationale, dismissFailure, leave

  /// The field's current text; the selection is in UTF-16 code units, `nil` without a cursor.
  case write(String, selection: Range<Int>?)
  case undo, redo, restoreSaidWords, closeCorrection

  /// Replaces the words at the cursor with one of their alternatives.
  case replaceSaidWords(String)
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

  /// Whether the action can end a recording whose words are kept.
  var endsRecording: Bool { [.press, .hold, .release, .activate, .stop, .leave].contains(self) }

  /// Whether the action neither changes text nor begins or cancels a recording.
  var keepsText: Bool {
    [.release, .leave, .dismissFailure, .dismissSaveFailure, .dismissSplitNotice].contains(self)
  }

  /// The actions without further members, by name.
  static let plain: [String: PersonAction] = [
    "press": .press, "hold": .hold, "release": .release, "activate": .activate, "stop": .stop,
    "cancel": .cancel,
    "acceptRationale": .acceptRationale, "declineRationale": .declineRationale,
    "dismissFailure": .dismissFailure, "leave": .leave, "undo": .undo, "redo": .redo,
    "restoreSaidWords": .restoreSaidWords, "closeCorrection": .closeCorrection,
    "send": .send, "stopReply": .stopReply, "retryReply": .retryReply, "save": .save,
    "dismissSaveFailure": .dismissSaveFailure, "signedIn": .signedIn, "confirm": .confirm,
    "typeInstead": .typeInstead, "startOver": .startOver, "approve": .approve,
    "withdraw": .withdraw, "reload": .reload, "restore": .restore, "discard": .discard,
    "dismissSplitNotice": .dismissSplitNotice, "begin": .begin, "dismissBanner": .dismissBanner,
    "end": .end, "acceptNoiseOffer": .acceptNoiseOffer, "declineNoiseOffer": .declineNoiseOffer,
  ]
}

/// A change on the wire: the name of a setting, and a value of that setting's type.
extension CallSettingsChange {
  enum Key: String, CodingKey { case setting, value }

  /// The names of the settings in the protocol, in the order in which an error lists them.
  static let settings = [
    "mode", "sensitivity", "trailingSilence", "listensToWords", "echoCancellation",
    "noiseSuppression", "automaticGain", "inputDevice", "speaksReplies", "recordsCalls",
    "retention",
  ]

  init(wire decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let name: String = try members.get(.setting)
    func isOn() throws -> Bool { try members.get(.value) }
    func number() throws -> Double { try members.get(.value) }
    switch name {
    case "mode": self = .mode(try members.one(.value, DetectionMode.self))
    case "sensitivity": self = .sensitivity(try number())
    case "trailingSilence": self = .trailingSilence(try number())
    case "listensToWords": self = .listensToWords(try isOn())
    case "inputDevice": self = .inputDevice(try members.device())
    case "speaksReplies": self = .speaksReplies(try isOn())
    case "recordsCalls": self = .recordsCalls(try isOn())
    case "retention": self = .retention(try members.one(.value, CallSettings.Retention.self))
    default:
      guard let effect = AudioEffect(rawValue: name) else {
        throw WireFault(
          "The member setting must be one of \(Self.settings.joined(separator: ", ")).")
      }
      self = .effect(effect, try isOn())
    }
  }
}

extension KeyedDecodingContainer<CallSettingsChange.Key> {
  fileprivate func one<Value: Decodable & CaseIterable & RawRepresentable>(
    _ key: Key, _: Value.Type
  ) throws -> Value where Value.RawValue: Decodable {
    if let value = Value(rawValue: try decode(Value.RawValue.self, forKey: key)) { return value }
    let values = Value.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
    throw WireFault("The member \(key.stringValue) must be one of \(values).")
  }

  fileprivate func device() throws -> String? {
    guard let id = try decodeIfPresent(String.self, forKey: .value) else { return nil }
    if PageDevices.isID(id) { return id }
    throw WireFault("Send a device's id, of at most \(PageDevices.idLimit) bytes, or null.")
  }
}
