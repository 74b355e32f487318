import Hark
import HarkScreens

/// A screen that runs, whichever it is.
struct ScreenHandle: Sendable {
  /// What a page is to show now: the screen, and what of it follows the sound.
  typealias Picture = (screen: ScreenView, sound: SoundView)

  /// Draws it.
  let picture: @Sendable (ScreenStyle) async -> Picture

  /// Does what the person did.
  let act: @Sendable (PersonAction) async throws -> Void

  /// What is to be drawn at once, whenever the screen changes; a slow reader misses some.
  let changes: @Sendable () async -> AsyncStream<DrawingMoment>

  /// Gives everything up.
  let end: @Sendable () async -> Void

  init<S: PageScreen>(_ runner: ScreenRunner<S>) {
    picture = { style in
      let screen = await runner.state
      return (screen.view(style), screen.sound(style))
    }
    act = { action in try await runner.act { try $0.actions(for: action) } }
    changes = {
      let states = await runner.states()
      return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { moments in
        let passing = Task {
          for await state in states { moments.yield(state.moment) }
          moments.finish()
        }
        moments.onTermination = { _ in passing.cancel() }
      }
    }
    end = { await runner.end() }
  }
}
