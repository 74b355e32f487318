#if canImport(SwiftUI)
  import Hark
  import HarkApple
  import SwiftUI

  /// A factory for the sessions of `VoiceInput` and of screens that create their own.
  ///
  /// Set another one in the environment to use a different audio source, such as a recording:
  ///
  /// ```swift
  /// CoachChat(agent: coach)
  ///   .environment(\.voiceSessions, VoiceSessionMaker { experience, language, keeping in … })
  /// ```
  @available(iOS 18, *)
  public struct VoiceSessionMaker: Sendable {
    /// Creates a session for an experience.
    ///
    /// The language is `nil` for the experience's own. The session saves its text as the last argument
    /// says; `nil` means that it saves nothing.
    public let make: Make

    /// A function that creates a session; see `make`.
    public typealias Make =
      @Sendable (Experience, LocaleTag?, TranscriptKeeping?) async -> VoiceSession

    /// Returns the installer of the model that a session requires but that is missing; `nil` if no
    /// model is missing.
    public let missingModel: @Sendable (Experience, LocaleTag?) async -> (any ModelInstaller)?

    /// Creates a factory that makes sessions with `make`, and finds a missing model with
    /// `missingModel`.
    ///
    /// `make` may be called from any isolation context.
    public init(
      missingModel:
        @escaping @Sendable (Experience, LocaleTag?) async -> (any ModelInstaller)? = { _, _ in nil
        },
      _ make: @escaping Make
    ) {
      self.make = make
      self.missingModel = missingModel
    }

    /// A factory for sessions with the system's components, configured with the screen's language.
    public static let system = VoiceSessionMaker(
      missingModel: { experience, language in
        let chosen = await SystemRecognizer.choose(for: experience.listening(for: language))
        return chosen.awaitsModel ? chosen.missingModel : nil
      },
      { experience, language, keeping in
        await VoiceSession.system(experience, keeping: keeping, language: language)
      })
  }

  @available(iOS 18, *)
  extension EnvironmentValues {
    /// The factory for sessions; by default it uses the system's components.
    public var voiceSessions: VoiceSessionMaker {
      get { self[VoiceSessionsKey.self] }
      set { self[VoiceSessionsKey.self] = newValue }
    }
  }

  @available(iOS 18, *)
  private struct VoiceSessionsKey: EnvironmentKey {
    static let defaultValue = VoiceSessionMaker.system
  }
#endif
