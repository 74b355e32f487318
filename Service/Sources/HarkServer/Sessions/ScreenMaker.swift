import Hark
import HarkScreens

/// Makes the screen of an experience over a voice session.
struct ScreenMaker {
  let dependencies: SessionDependencies
  let user: String
  let language: LocaleTag
  let openSettings: @Sendable () -> Void

  /// The experiences that a page can show.
  static let experiences: [Experience] = [.composer, .capture, .mealLog, .dictation]

  /// Runs the screen of the session's experience; nil when no page shows it.
  func run(_ experience: Experience, _ session: VoiceSession) -> ScreenHandle? {
    switch experience {
    case .composer:
      run(Composer(language: language), session, Composer.perform(dependencies.agent))
    case .capture: run(Capture(), session, Capture.perform(dependencies.captures(user)))
    case .mealLog: run(MealLog(), session, MealLog.perform(dependencies.mealAnalyzer))
    case .dictation: run(form, session, Self.answerNothing)
    default: nil
    }
  }

  private var form: Dictation {
    let written = Wording(for: .dictation, language: language).language
    let fields = dependencies.dictationFields.map { field in
      Dictation.Field(
        id: field.id, title: field.titles[written] ?? field.id, isApproved: field.isApproved)
    }
    return Dictation(fields, language: language, layout: .browser)
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
        screen, session: session, timekeeper: dependencies.timekeeper, openSettings: openSettings,
        perform: perform))
  }
}
