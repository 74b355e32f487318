import Hark
import HarkScreens
import HarkSimulation
import HarkTesting
import Testing

/// A screen over a session among fakes.
final class ScreenStage<S: Screen> {
  let microphone = ScriptedMicrophone()
  let clock = ManualTimekeeper.serial()
  let session: VoiceSession
  let runner: ScreenRunner<S>

  init(
    _ screen: S, _ experience: Experience,
    heard recognizer: ScriptedRecognizer = ScriptedRecognizer(),
    permissions: ScriptedPermissions = .granted,
    openSettings: @escaping @Sendable () -> Void = {},
    perform: @escaping ScreenRunner<S>.Perform = { _ in AsyncStream { $0.finish() } }
  ) {
    session = VoiceSession(
      experience: experience, microphone: microphone, recognizer: recognizer,
      permissions: permissions, timekeeper: clock)
    runner = ScreenRunner(
      screen, session: session, timekeeper: clock, openSettings: openSettings, perform: perform)
  }

  /// Does something, well after whatever was done before.
  func act(_ action: S.Action) async {
    await clock.advance(by: 1)
    await runner.act(action)
  }

  /// Returns when the session has been told all that the screen wants of it.
  func told() async { await SerialScheduler.shared.settle() }

  /// Waits for a screen as wanted and returns it.
  @discardableResult
  func screen(where isIt: (S) -> Bool) async throws -> S {
    for await screen in await runner.states() where isIt(screen) { return screen }
    throw CancellationError()
  }

  /// The screen now.
  var now: S {
    get async { await runner.state }
  }

  /// Sends a picture of sound.
  func hear(_ picture: String) { microphone.send(SoundTimeline(picture).samples) }
}

extension ScriptedPermissions {
  /// Everything is allowed.
  static var granted: ScriptedPermissions {
    ScriptedPermissions([.speech: .authorized, .microphone: .authorized])
  }
}
