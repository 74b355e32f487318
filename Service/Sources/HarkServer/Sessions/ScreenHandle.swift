import Hark
import HarkScreens

/// A screen that runs, whichever it is.
struct ScreenHandle: Sendable {
  /// What a page is to show now: the screen, and what of it follows the sound.
  typealias Picture = (screen: ScreenView, sound: SoundView)

  /// Draws it.
  let picture: @Sendable (ScreenManner) async -> Picture

  /// Does what the person did.
  let act: @Sendable (PersonAction) async throws -> Void

  /// The spoken field whenever the screen changes; a slow reader misses some.
  let changes: @Sendable () async -> AsyncStream<VoiceField>

  /// Gives everything up.
  let end: @Sendable () async -> Void

  init<S: PageScreen>(_ runner: ScreenRunner<S>) {
    picture = { manner in
      let screen = await runner.state
      return (screen.view(manner), screen.sound(manner))
    }
    act = { action in try await runner.act { try $0.actions(for: action) } }
    changes = {
      let states = await runner.states()
      return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { fields in
        let passing = Task {
          for await state in states { fields.yield(state.spoken) }
          fields.finish()
        }
        fields.onTermination = { _ in passing.cancel() }
      }
    }
    end = { await runner.end() }
  }
}

/// Makes the screen of an experience over a voice session.
struct ScreenMaker {
  let supplies: SessionSupplies
  let user: String
  let language: LocaleTag
  let openSettings: @Sendable () -> Void

  /// The experiences that a page can show.
  static let experiences: [Experience] = [.composer, .capture, .mealLog, .dictation]

  /// Runs the screen of the session's experience; nil when no page shows it.
  func run(_ experience: Experience, _ session: VoiceSession) -> ScreenHandle? {
    switch experience {
    case .composer:
      run(Composer(language: language), session, Composer.perform(supplies.agent))
    case .capture: run(Capture(), session, Capture.perform(supplies.captures(user)))
    case .mealLog: run(MealLog(), session, MealLog.perform(supplies.mealAnalyzer))
    case .dictation: run(form, session, Self.answerNothing)
    default: nil
    }
  }

  private var form: Dictation {
    let written = Wording(for: .dictation, language: language).language
    let fields = supplies.dictationFields.map { field in
      Dictation.Field(
        id: field.id, title: field.titles[written] ?? field.id, isApproved: field.isApproved)
    }
    return Dictation(fields, language: language)
  }

  /// For a screen that asks nothing of the outside world.
  private static func answerNothing<Request, Answer>(_ request: Request) -> AsyncStream<Answer> {
    AsyncStream { $0.finish() }
  }

  private func run<S: PageScreen>(
    _ screen: S, _ session: VoiceSession, _ perform: @escaping ScreenRunner<S>.Perform
  ) -> ScreenHandle {
    ScreenHandle(
      ScreenRunner(
        screen, session: session, timekeeper: supplies.timekeeper, openSettings: openSettings,
        perform: perform))
  }
}
