import Hark

extension Wording {
  /// The constant texts of a screen, by their names in the protocol.
  ///
  /// Texts that are sent with the screen itself are not repeated here.
  var fixed: [String: String] {
    var words = [
      "title": self[.title], "stop": self[.stop], "cancel": self[.cancel],
      "cancelLabel": self[.cancelLabel], "recordingLabel": self[.recordingLabel],
      "confirm": self[.confirm], "send": self[.send], "save": self[.save], "done": self[.done],
      "dismiss": self[.dismiss], "saving": self[.saving],
      "microphoneDisabled": self[.microphoneDisabled], "waiting": self[.status(.waiting)],
      "settingsPath": self[.settingsPath(.microphone, .current)],
    ]
    for action in RecoveryAction.allCases { words[action.rawValue] = self[.action(action)] }
    return words.merging(MealFigures.names) { $1 }.merging(ofCall) { $1 }
  }
}

extension WrittenLanguage {
  /// The BCP 47 language tag.
  var tag: String {
    switch self {
    case .english: "en"
    case .bokmal: "nb"
    }
  }
}
