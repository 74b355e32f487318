#if canImport(UIKit)
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
    private let experience: Experience
    private let agent: any Agent
    private let theme: Theme

    /// Creates a chat in which `agent` replies; `experience` defines its voice behavior.
    public init(
      agent: any Agent, experience: Experience = .composer, theme: Theme = Theme(for: .composer)
    ) {
      self.experience = experience
      self.agent = agent
      self.theme = theme
    }

    /// The screen.
    public var body: some View {
      ScreenHost(screen: Composer(experience), theme: theme, perform: Composer.perform(agent)) {
        ChatContent(stage: $0)
      }
    }
  }

  /// The capture screen with its own session.
  @available(iOS 18, *)
  public struct CaptureScreen: View {
    private let experience: Experience
    private let service: any CaptureService
    private let theme: Theme
    private let signIn: (@MainActor () async -> Bool)?

    /// Creates a screen whose texts `service` saves; `experience` defines its voice behavior, and
    /// `signIn` works as in `CaptureView`.
    public init(
      service: any CaptureService, experience: Experience = .capture,
      theme: Theme = Theme(for: .capture), signIn: (@MainActor () async -> Bool)? = nil
    ) {
      self.experience = experience
      self.service = service
      self.theme = theme
      self.signIn = signIn
    }

    /// The screen.
    public var body: some View {
      ScreenHost(screen: Capture(experience), theme: theme, perform: Capture.perform(service)) {
        CaptureContent(stage: $0, signIn: signIn)
      }
    }
  }

  /// The meal log with its own session.
  @available(iOS 18, *)
  public struct MealLogScreen: View {
    private let experience: Experience
    private let analyzer: any MealAnalyzer
    private let confirmsByItself: Bool
    private let theme: Theme

    /// Creates a meal log whose meals `analyzer` analyzes; `experience` defines its voice behavior,
    /// and `confirmsByItself` works as in `MealLog`.
    public init(
      analyzer: any MealAnalyzer, experience: Experience = .mealLog,
      confirmsByItself: Bool = false, theme: Theme = Theme(for: .mealLog)
    ) {
      self.experience = experience
      self.analyzer = analyzer
      self.confirmsByItself = confirmsByItself
      self.theme = theme
    }

    /// The screen.
    public var body: some View {
      ScreenHost(
        screen: MealLog(experience, confirmsByItself: confirmsByItself),
        theme: theme, perform: MealLog.perform(analyzer)
      ) { MealLogContent(stage: $0) }
    }
  }

  /// An organization's form with its own session.
  @available(iOS 18, *)
  public struct DictationScreen: View {
    private let language: LocaleTag?
    private let keeping: TranscriptKeeping?
    private let screen: Dictation
    private let perform: ScreenRunner<Dictation>.Perform
    private let theme: Theme

    /// Creates the form at `route` of the organization's configuration.
    ///
    /// - Parameters:
    ///   - route: The location of the form in the app.
    ///   - scope: Determines where dictation is allowed.
    ///   - person: The user who dictates, and who may be allowed to approve fields.
    ///   - store: Saves interrupted dictations; `nil` to save nothing.
    ///   - language: The language of the texts and the session; `nil` for Bokmål texts and the
    ///     languages of the experience.
    ///   - theme: The colors.
    public init(
      at route: String, scope: DictationScope, as person: OrganizationUser,
      store: (any TranscriptStore)? = nil, language: LocaleTag? = nil,
      theme: Theme = Theme(for: .dictation)
    ) {
      self.language = language
      keeping = store.map { TranscriptKeeping($0) }
      screen = Dictation(at: route, language: language ?? .norwegianBokmal, role: person.role)
      perform = Dictation.perform(scope, as: person, store: store)
      self.theme = theme
    }

    /// The form.
    public var body: some View {
      ScreenHost(
        screen: screen, language: language, keeping: keeping, theme: theme, perform: perform
      ) { DictationContent(stage: $0) }
    }
  }
#endif
