import Hark
import HarkScreens

/// A screen that stands on one line of a terminal.
protocol TerminalScreen: Screen where Action: VoiceScreenAction {
  /// The field and its microphone.
  var field: VoiceField { get }

  /// The words of the screen.
  var wording: Wording { get }

  /// The line on which it stands.
  var line: ScreenLine { get }
}
