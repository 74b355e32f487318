import Hark
import HarkLinux
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

extension SoundFileMicrophone {
  /// Says why the file was not heard, or not to its end; the answer is how the command ends for it.
  func report(_ failure: VoiceFailure, _ wording: Wording) -> CommandStatus {
    Ending.say(problem?.sentence(for: source.name) ?? wording[.message(failure)])
    return problem.map { CommandStatus($0) } ?? CommandStatus(failure)
  }

  /// Speaks to a screen until `isReady`; nil then, else how the command ends.
  func speak<S: TerminalScreen>(
    to runner: ScreenRunner<S>, until isReady: (S) -> Bool
  ) async -> CommandStatus? {
    await runner.act(.voice(.activate))
    for await screen in await runner.states() {
      if let failure = screen.field.failure { return report(failure, screen.wording) }
      if isReady(screen) { break }
    }
    return nil
  }
}
