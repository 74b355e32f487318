import Hark
import HarkScreens

/// Creates the screen of an experience over a voice session.
struct ScreenMaker {
  let dependencies: SessionDependencies
  let user: OrganizationUser
  let language: LocaleTag
  let openSettings: @Sendable () -> Void

  /// The earlier messages of a chat or a call.
  var lines: [ChatMessage] = []
  let surroundings: CallSurroundings

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
    Dictation(at: SessionDependencies.route, language: language, role: user.role)
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

/// A running screen of any kind.
struct ScreenHandle: Sendable {
  /// The screen that a page should show, and the part of it that changes with the audio.
  typealias Picture = (screen: ScreenView, sound: SoundView)

  struct Standing: Sendable {
    /// The content with all displayed words or, during a recording, those up to its `place`.
    let content: KeptContent

    /// The recording whose words are pending; `nil` if there is none or it cannot be resumed.
    let pending: KeptScreen.Recording?
    let recordings: SessionRecordings

    /// The failure that the screen shows; `nil` if there is none.
    let failure: VoiceFailure?

    /// Whether all words of stopped recordings have arrived.
    let hasAllWords: Bool
  }

  let picture: @Sendable (ScreenStyle) async -> Picture

  /// Returns the state to save.
  let standing: @Sendable (_ microphone: RemoteMicrophone) async -> Standing
  let act: @Sendable (PersonAction) async throws -> Void

  /// Returns a stream of the parts whose changes are drawn immediately; a slow reader misses some.
  let changes: @Sendable () async -> AsyncStream<DrawingMoment>

  /// Returns a stream that yields at once and whenever `standing` may have changed.
  let updates: @Sendable () async -> AsyncStream<Void>

  /// Waits until the screen has loaded its content or the task is canceled; returns whether it has.
  let loaded: @Sendable () async -> Bool
  let end: @Sendable () async -> Void

  init<S: PageScreen>(_ runner: ScreenRunner<S>) {
    picture = { style in
      let screen = await runner.state
      return (screen.view(style), screen.sound(style))
    }
    standing = { microphone in
      // The order matters: the session receives the user's actions before it is queried, and the
      // screen receives the session's events afterward.
      let origin = microphone.origin
      let isTelling = await runner.isTelling
      let recordings = await runner.session.recordings
      let screen = await runner.state
      let pending = screen.pending(recordings, origin)
      return Standing(
        content: screen.kept(resumes: pending.map { $0.end == nil } ?? false), pending: pending,
        recordings: recordings, failure: screen.spoken.failure,
        hasAllWords: !isTelling && screen.known.hasAllWords(of: recordings))
    }
    act = { action in try await runner.act { try $0.actions(for: action) } }
    changes = { await runner.states(\.moment) }
    updates = { await runner.updates() }
    loaded = { await runner.states().contains(where: \.isLoaded) }
    end = { await runner.end() }
  }
}

extension PageScreen {
  /// Returns the recording, in progress or stopped, whose words are pending, or `nil`.
  ///
  /// `origin` must be read first; `stoppedAt` is `nil` if the microphone has been reopened since.
  fileprivate func pending(
    _ recordings: SessionRecordings, _ origin: (place: SoundPlace, isOpen: Bool)
  ) -> KeptScreen.Recording? {
    guard let settled, let heardUpTo = settled.heardUpTo else { return nil }
    var pending = KeptScreen.Recording(
      kind: (recordings.kind ?? .hand).rawValue, place: origin.place)
    pending.place.samples += heardUpTo
    guard let stopped = settled.stopped else { return origin.isOpen ? pending : nil }
    guard stopped == recordings.newest, let end = recordings.stoppedAt else { return nil }
    (pending.end, pending.content) = (origin.place.samples + end, kept(resumes: true))
    return pending
  }
}
