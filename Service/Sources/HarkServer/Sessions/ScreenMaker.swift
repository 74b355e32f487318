import Hark
import HarkScreens

/// Creates the screen of an experience over a voice session.
struct ScreenMaker {
  let dependencies: SessionDependencies
  let user: OrganizationUser
  let language: LocaleTag
  let openSettings: @Sendable () -> Void

  /// The earlier messages of a chat or a call.
  var lines: [Message] = []

  /// The settings archive, recorder and microphone choices of a call.
  let surroundings: CallSurroundings

  /// The experiences that a page can show.
  static let experiences: [Experience] = [.composer, .capture, .mealLog, .dictation, .call]

  /// Runs the screen of the session's experience; returns `nil` if no page shows it.
  func run(_ experience: Experience, _ session: VoiceSession) -> ScreenHandle? {
    switch experience {
    case .composer:
      run(
        Composer(language: language, messages: lines), session, Composer.perform(dependencies.agent)
      )
    case .capture: run(Capture(), session, Capture.perform(dependencies.captures(user.id)))
    case .mealLog: run(MealLog(), session, MealLog.perform(dependencies.mealAnalyzer))
    case .dictation:
      run(
        form, session,
        Dictation.perform(
          dependencies.dictationScope, as: user, store: dependencies.transcripts?(user.id)))
    case .call:
      run(
        Call(agentName: dependencies.agentName, language: language, lines: lines), session,
        Call.perform(surroundings))
    default: nil
    }
  }

  private var form: Dictation {
    Dictation(
      at: SessionDependencies.route, language: language, role: user.role)
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
