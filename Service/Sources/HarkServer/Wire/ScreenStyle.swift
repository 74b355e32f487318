import Hark
import HarkPresentation
import HarkScreens

struct ScreenStyle: Sendable {
  let experience: Experience
  let theme: Theme
  let wording: Wording
  var reducesMotion: Bool

  /// The session's name, which grants access to its user's private data.
  let session: String

  init(_ experience: Experience, language: LocaleTag, reducesMotion: Bool, session: String = "") {
    self.session = session
    self.experience = experience
    theme = Theme(for: experience)
    wording = Wording(for: experience, language: language)
    self.reducesMotion = reducesMotion
  }

  func look(_ field: VoiceField, isEnabled: Bool = true) -> Look {
    Look(
      field.snapshot, experience: experience, theme: theme, wording: wording,
      isEnabled: isEnabled, reducesMotion: reducesMotion)
  }
}

extension Wording {
  /// The constant strings, sent in `welcome` rather than with each screen, by their protocol names.
  var fixed: [String: String] {
    var words = [
      "title": self[.title], "stop": self[.stop], "cancel": self[.cancel],
      "cancelLabel": self[.cancelLabel], "recordingLabel": self[.recordingLabel],
      "confirm": self[.confirm], "send": self[.send], "save": self[.save], "done": self[.done],
      "dismiss": self[.dismiss], "saving": self[.saving],
      "microphoneDisabled": self[.microphoneDisabled], "waiting": self[.status(.waiting)],
      "settingsPath": self[.settingsPath(.microphone, .current)], "textLabel": self[.textLabel],
      "invitation": self[.invitation], "results": self[.results], "startOver": self[.startOver],
      "signedIn": self[.signedIn], "restoreSaidWords": self[.restoreSaidWords],
    ]
    for action in RecoveryAction.allCases { words[action.rawValue] = self[.action(action)] }
    return words.merging(MealFigures.Name.allCases.map { ($0.rawValue, MealFigures.name($0)) }) {
      $1
    }.merging(ofCall) { $1 }
  }
}
