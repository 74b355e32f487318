import Hark
import HarkScreens

/// How a session's screen is to look and speak.
struct ScreenStyle: Sendable {
  let experience: Experience
  let theme: Theme
  let wording: Wording
  var reducesMotion: Bool

  /// The session's name, which opens what is its user's alone.
  let session: String

  init(
    _ experience: Experience, language: LocaleTag, reducesMotion: Bool, session: String = ""
  ) {
    self.session = session
    self.experience = experience
    theme = Theme(for: experience)
    wording = Wording(for: experience, language: language)
    self.reducesMotion = reducesMotion
  }

  /// The look of a field's moment.
  func look(_ field: VoiceField, isEnabled: Bool = true) -> Look {
    Look(
      field.snapshot, experience: experience, theme: theme, wording: wording,
      isEnabled: isEnabled, reducesMotion: reducesMotion)
  }

  /// The message for a failure.
  func message(_ failure: VoiceFailure) -> VoiceMessage {
    VoiceMessage(failure, experience, wording)
  }
}
