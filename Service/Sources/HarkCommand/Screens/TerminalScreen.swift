import Hark
import HarkScreens

/// A screen that is shown on one line of a terminal.
protocol TerminalScreen: Screen where Action: VoiceScreenAction {
  /// The field and its microphone.
  var field: VoiceField { get }

  /// The wording of the screen.
  var wording: Wording { get }

  /// The line that shows the screen.
  var line: ScreenLine { get }
}
