import Hark
import HarkScreens

/// A running screen of any kind.
struct ScreenHandle: Sendable {
  /// The screen that a page should show, and the part of it that follows the audio.
  typealias Picture = (screen: ScreenView, sound: SoundView)

  /// The state of the screen.
  struct Standing: Sendable {
    let content: KeptContent

    /// The end of the current recording's audio whose text is in `content`, in samples since the
    /// microphone was opened.
    ///
    /// `nil` if there is no recording or the position is unknown.
    let heardUpTo: Int?
    let recordings: SessionRecordings

    /// Whether all words of stopped recordings have arrived.
    let hasAllWords: Bool
  }

  /// Draws the screen.
  let picture: @Sendable (ScreenStyle) async -> Picture

  /// Returns the state that another server needs to resume the screen.
  let standing: @Sendable () async -> Standing

  /// Performs the user's action.
  let act: @Sendable (PersonAction) async throws -> Void

  /// Returns a stream with the parts to draw immediately after each change of the screen; a slow
  /// reader misses some elements.
  let changes: @Sendable () async -> AsyncStream<DrawingMoment>

  /// Closes the screen.
  let end: @Sendable () async -> Void

  init<S: PageScreen>(_ runner: ScreenRunner<S>) {
    picture = { style in
      let screen = await runner.state
      return (screen.view(style), screen.sound(style))
    }
    standing = {
      // The order matters: the session receives the user's actions before it is queried, and the
      // screen receives the session's events afterward.
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
