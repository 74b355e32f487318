#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  // Screens that create their own sessions; the app provides only the service.

  /// The coach chat with its own session.
  ///
  /// ```swift
  /// CoachChat(agent: coach)
  /// ```
  @available(iOS 18, *)
  public struct CoachChat: View {
    private let host: ScreenHost<Composer, ChatContent>

    /// Creates a chat in which `agent` replies; `experience` defines its voice behavior.
    public init(
      agent: any Agent, experience: Experience = .composer, theme: Theme = Theme(for: .composer)
    ) {
      host = ScreenHost(
        screen: Composer(experience), theme: theme, perform: Composer.perform(agent)
      ) { ChatContent(stage: $0) }
    }

    /// The screen.
    public var body: some View { host }
  }

  /// The capture screen with its own session.
  @available(iOS 18, *)
  public struct CaptureScreen: View {
    private let host: ScreenHost<Capture, CaptureContent>

    /// Creates a screen whose text `service` saves; `experience` defines its voice behavior, and
    /// `signIn` works as in `CaptureView`.
    public init(
      service: any CaptureService, experience: Experience = .capture,
      theme: Theme = Theme(for: .capture), signIn: (@MainActor () async -> Bool)? = nil
    ) {
      host = ScreenHost(
        screen: Capture(experience), theme: theme, perform: Capture.perform(service)
      ) { CaptureContent(stage: $0, signIn: signIn) }
    }

    /// The screen.
    public var body: some View { host }
  }

  /// The meal log with its own session.
  @available(iOS 18, *)
  public struct MealLogScreen: View {
    private let host: ScreenHost<MealLog, MealLogContent>

    /// Creates a meal log whose meals `analyzer` analyzes; `experience` defines its voice behavior,
    /// and `confirmsByItself` works as in `MealLog`.
    public init(
      analyzer: any MealAnalyzer, experience: Experience = .mealLog,
      confirmsByItself: Bool = false, theme: Theme = Theme(for: .mealLog)
    ) {
      host = ScreenHost(
        screen: MealLog(experience, confirmsByItself: confirmsByItself), theme: theme,
        perform: MealLog.perform(analyzer)
      ) { MealLogContent(stage: $0) }
    }

    /// The screen.
    public var body: some View { host }
  }

  /// An organization's form with its own session.
  @available(iOS 18, *)
  public struct DictationScreen: View {
    private let host: ScreenHost<Dictation, DictationContent>

    /// Creates the form at `route` of the organization's configuration.
    ///
    /// - Parameters:
    ///   - route: The location of the form in the app.
    ///   - scope: Determines where dictation is allowed.
    ///   - person: The user who dictates, and who may be allowed to approve fields.
    ///   - store: Saves interrupted dictations; `nil` to save nothing.
    ///   - language: The language of the UI strings and the session; `nil` for Bokmål strings and
    ///     the languages of the experience.
    ///   - theme: The colors.
    public init(
      at route: String, scope: DictationScope, as person: OrganizationUser,
      store: (any TranscriptStore)? = nil, language: LocaleTag? = nil,
      theme: Theme = Theme(for: .dictation)
    ) {
      host = ScreenHost(
        screen: Dictation(at: route, language: language ?? .norwegianBokmal, role: person.role),
        language: language, keeping: store.map { TranscriptKeeping($0) }, theme: theme,
        perform: Dictation.perform(scope, as: person, store: store)
      ) { DictationContent(stage: $0) }
    }

    /// The form.
    public var body: some View { host }
  }
#endif
