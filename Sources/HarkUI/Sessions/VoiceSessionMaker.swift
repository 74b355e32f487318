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
    /// the device's own.
    public let make: @Sendable (Experience, LocaleTag?) async -> VoiceSession

    /// Makes sessions by `make`, which is called where the caller likes.
    public init(_ make: @escaping @Sendable (Experience, LocaleTag?) async -> VoiceSession) {
      self.make = make
    }

    /// Makes sessions of the system's own parts, which are told in the language of the screen.
    public static let system = VoiceSessionMaker { experience, language in
      await VoiceSession.system(experience, language: language)
    }
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
