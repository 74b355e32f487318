import Hark

extension Wording {
  /// The words of a screen that stay the same, by the names that the protocol gives them.
  var fixed: [String: String] {
    var words = [
      "title": self[.title], "stop": self[.stop], "cancel": self[.cancel],
      "cancelLabel": self[.cancelLabel], "recordingLabel": self[.recordingLabel],
      "confirm": self[.confirm], "send": self[.send], "save": self[.save], "done": self[.done],
      "dismiss": self[.dismiss], "placeholder": self[.placeholder], "saving": self[.saving],
      "analyzing": self[.analyzing], "success": self[.success],
      "microphoneDisabled": self[.microphoneDisabled],
      "settingsPath": self[.settingsPath(.microphone, .current)],
      "waiting": self[.status(.waiting)],
    ]
    for action in RecoveryAction.allCases { words[action.rawValue] = self[.action(action)] }
    return words.merging(MealFigures.names) { $1 }
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
