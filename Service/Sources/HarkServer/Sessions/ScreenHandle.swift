import Hark
import HarkScreens

/// A screen that runs, whichever it is.
struct ScreenHandle: Sendable {
  /// What a page is to show now: the screen, and what of it follows the sound.
  typealias Picture = (screen: ScreenView, sound: SoundView)

  /// How it stands.
  struct Standing: Sendable {
    let content: KeptContent

    /// Just behind the sound that `content` has of the recording under way, in samples since the
    /// microphone was opened; nil when nothing is being heard, or nobody knows.
    let heardUpTo: Int?
    let recordings: SessionRecordings

    /// Whether no word is still to come of what is not being recorded any more.
    let hasAllWords: Bool
  }

  /// Draws it.
  let picture: @Sendable (ScreenStyle) async -> Picture

  /// What another server needs to go on with it.
  let standing: @Sendable () async -> Standing

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
    standing = {
      // In this order: what the person did is with the session before that is asked, and what that
      // knows the screen is told behind it.
      let isTelling = await runner.isTelling
      let recordings = await runner.session.recordings
      let screen = await runner.state
      return Standing(
        content: screen.kept, heardUpTo: screen.heardUpTo, recordings: recordings,
        hasAllWords: !isTelling && screen.known.hasAllWords(of: recordings))
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
