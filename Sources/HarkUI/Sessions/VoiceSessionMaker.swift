#if canImport(UIKit)
  import Hark
  import HarkApple
  import SwiftUI

  /// Makes the sessions of `VoiceInput` and of the screens that make their own.
  ///
  /// Put another one into the environment to have them listen elsewhere, as to a recording:
  ///
  /// ```swift
  /// CoachChat(agent: coach)
  ///   .environment(\.voiceSessions, VoiceSessionMaker { experience, language in … })
  /// ```
  @available(iOS 18, *)
  public struct VoiceSessionMaker: Sendable {
    /// Makes a session that behaves like the experience, for a screen in a language; nil where that is
    /// the experience's own.
    public let make: @Sendable (Experience, LocaleTag?) async -> VoiceSession

    /// Brings the model without which such a session hears nothing; nil where it hears.
    public let missingModel: @Sendable (Experience, LocaleTag?) async -> (any ModelInstaller)?

    /// Makes sessions by `make`, which is called where the caller likes, and has what they need brought
    /// by `missingModel`.
    public init(
      missingModel:
        @escaping @Sendable (Experience, LocaleTag?) async -> (any ModelInstaller)? = { _, _ in nil
        },
      _ make: @escaping @Sendable (Experience, LocaleTag?) async -> VoiceSession
    ) {
      self.make = make
      self.missingModel = missingModel
    }

    /// Makes sessions of the system's own parts, which are told in the language of the screen.
    public static let system = VoiceSessionMaker(
      missingModel: { experience, language in
        let chosen = await SystemRecognizer.choose(for: experience.listening(for: language))
        return chosen.awaitsModel ? chosen.missingModel : nil
      },
      { experience, language in await VoiceSession.system(experience, language: language) })
  }

  @available(iOS 18, *)
  extension EnvironmentValues {
    /// Who makes sessions; they are of the system's own parts unless an app says otherwise.
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
