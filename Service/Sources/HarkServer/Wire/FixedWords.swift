import Hark

extension Wording {
  /// The words of a screen that stay the same, by the names that the protocol gives them; what comes
  /// with the screen itself does not stand here once more.
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
  /// As BCP 47 names it.
  var tag: String {
    switch self {
    case .english: "en"
    case .bokmal: "nb"
    }
  }
}
