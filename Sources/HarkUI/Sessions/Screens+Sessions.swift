#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  // The screens with sessions of their own: five lines for an app that brings the service behind.

  /// The coach chat with a session of its own.
  ///
  /// ```swift
  /// CoachChat(agent: coach)
  /// ```
  @available(iOS 18, *)
  public struct CoachChat: View {
    private let experience: Experience
    private let agent: any Agent
    private let theme: Theme

    /// Makes the chat that `agent` answers in; `experience` is how its voice behaves.
    public init(
      agent: any Agent, experience: Experience = .composer, theme: Theme = Theme(for: .composer)
    ) {
      self.experience = experience
      self.agent = agent
      self.theme = theme
    }

    /// The screen.
    public var body: some View {
      ScreenHost(
        experience: experience, screen: Composer(experience), perform: Composer.perform(agent)
      ) { ChatContent(screen: $0, isSettled: $1, theme: theme, act: $2) }
    }
  }

  /// The capture screen with a session of its own.
  @available(iOS 18, *)
  public struct CaptureScreen: View {
    private let experience: Experience
    private let service: any CaptureService
    private let theme: Theme
    private let signIn: (@MainActor () async -> Bool)?

    /// Makes the screen whose texts `service` keeps; `experience` is how its voice behaves, and `signIn`
    /// as in `CaptureView`.
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
      ScreenHost(
        experience: experience, screen: Capture(experience), perform: Capture.perform(service)
      ) { CaptureContent(screen: $0, isSettled: $1, theme: theme, signIn: signIn, act: $2) }
    }
  }

  /// The meal log with a session of its own.
  @available(iOS 18, *)
  public struct MealLogScreen: View {
    private let experience: Experience
    private let analyzer: any MealAnalyzer
    private let confirmsByItself: Bool
    private let theme: Theme

    /// Makes the meal log whose meals `analyzer` looks at; `experience` is how its voice behaves, and
    /// `confirmsByItself` as in `MealLog`.
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
        experience: experience, screen: MealLog(experience, confirmsByItself: confirmsByItself),
        perform: MealLog.perform(analyzer)
      ) { MealLogContent(screen: $0, isSettled: $1, theme: theme, act: $2) }
    }
  }

  /// The form of an organisation with a session of its own.
  @available(iOS 18, *)
  public struct DictationScreen: View {
    private let language: LocaleTag?
    private let screen: Dictation
    private let perform: ScreenRunner<Dictation>.Perform
    private let theme: Theme

    /// Makes the form at `route` of the organisation's configuration.
    ///
    /// - Parameters:
    ///   - route: Where the form is in the app.
    ///   - scope: Says where one may dictate.
    ///   - person: Who dictates, and may perhaps approve fields.
    ///   - store: Keeps what was broken off; nil where nothing is kept.
    ///   - language: The language of its words and its session; nil takes Bokmål words and what the
    ///     experience listens for.
    ///   - theme: The colours.
    public init(
      at route: String, scope: DictationScope, as person: OrganizationUser,
      store: (any TranscriptStore)? = nil, language: LocaleTag? = nil,
      theme: Theme = Theme(for: .dictation)
    ) {
      self.language = language
      screen = Dictation(at: route, language: language ?? .norwegianBokmal, role: person.role)
      perform = Dictation.perform(scope, as: person, store: store)
      self.theme = theme
    }

    /// The form.
    public var body: some View {
      ScreenHost(
        experience: .dictation, language: language, screen: screen, perform: perform
      ) {
        DictationContent(screen: $0, isSettled: $1, theme: theme, act: $2)
      }
    }
  }
#endif
