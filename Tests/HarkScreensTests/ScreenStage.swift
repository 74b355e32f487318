import Hark
import HarkScreens
import HarkSimulation
import HarkTesting
import Observation
import Testing

/// A screen on a voice session with fakes.
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
      experience: experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, permissions: permissions, timekeeper: clock)
    )
    runner = ScreenRunner(
      screen, session: session, timekeeper: clock, openSettings: openSettings, perform: perform)
  }

  /// Performs an action at least one second after all previous actions.
  func act(_ action: S.Action) async {
    await clock.advance(by: 1)
    await runner.act(action)
  }

  /// Waits until the session has received every command of the screen.
  func told() async { await SerialScheduler.shared.settle() }

  /// Waits until the screen satisfies a condition and returns it.
  @discardableResult
  func screen(where isIt: (S) -> Bool) async throws -> S {
    for await screen in await runner.states() where isIt(screen) { return screen }
    throw CancellationError()
  }

  /// The current screen.
  var now: S {
    get async { await runner.state }
  }

  /// Sends the samples of a sound timeline.
  func hear(_ picture: String) { microphone.send(SoundTimeline(picture).samples) }
}

extension ScriptedPermissions {
  /// Permissions that are all granted.
  static var granted: ScriptedPermissions {
    ScriptedPermissions([.speech: .authorized, .microphone: .authorized])
  }
}

/// Returns when `isReached` returns `true`; it is called again after each change of the model's
/// values that it reads.
///
/// The process traps if the model changes outside the main actor.
@available(iOS 17, macOS 14, *)
@MainActor
func observe(until isReached: () -> Bool) async {
  while !isReached() {
    await withCheckedContinuation { changed in
      withObservationTracking {
        _ = isReached()
      } onChange: {
        // This runs before the change, but the waiting task resumes after it, because both are on
        // the main actor.
        MainActor.preconditionIsolated()
        changed.resume()
      }
    }
  }
}
