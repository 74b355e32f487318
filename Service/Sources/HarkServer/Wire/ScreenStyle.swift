import Hark
import HarkScreens

/// The appearance and wording of a session's screen.
struct ScreenStyle: Sendable {
  let experience: Experience
  let theme: Theme
  let wording: Wording
  var reducesMotion: Bool

  /// The session's name, which grants access to its user's private data.
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

  /// Returns the look of a field's current state.
  func look(_ field: VoiceField, isEnabled: Bool = true) -> Look {
    Look(
      field.snapshot, experience: experience, theme: theme, wording: wording,
      isEnabled: isEnabled, reducesMotion: reducesMotion)
  }

  /// Returns the message for a failure.
  func message(_ failure: VoiceFailure) -> VoiceMessage {
    VoiceMessage(failure, experience, wording)
  }
}
