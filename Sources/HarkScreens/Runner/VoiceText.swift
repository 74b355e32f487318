import Hark

/// A text with a microphone and nothing beside it, for a screen of the app's own.
///
/// The app reads the text and does with it what it likes.
public struct VoiceText: SpokenScreen {
  /// The text and its microphone.
  public internal(set) var spoken: VoiceField

  /// How its voice behaves.
  public let experience: Experience

  let language: LocaleTag

  /// Makes one with `text` in it, for any experience whose text is not answered; without a `language`
  /// its words are in the one that the experience listens for first.
  public init(
    _ experience: Experience, text: String = "", language: LocaleTag? = nil
  ) {
    self.experience = experience
    self.language = language ?? experience.writtenLanguage
    let limit = experience.ending.characters ?? Draft.standardLimit
    spoken = VoiceField(Draft(text, limit: limit))
  }

  /// What a person does there.
  public enum Action: VoiceScreenAction, Equatable {
    /// Something with the text or its microphone.
    case voice(VoiceAction)

    /// Acts on a failure.
    case recover(RecoveryAction)
  }

  /// It asks nothing of the outside world: none is ever made.
  public struct Request: Sendable, Equatable {
    private init() {}
  }

  /// So nothing is answered.
  public enum Answer: Sendable, Equatable {}

  /// The words of this text.
  public var wording: Wording { Wording(for: experience, language: language) }

  /// Whether the text cannot be edited just now: while it is being spoken into.
  public var isReadOnly: Bool { spoken.isRecording }

  /// What went wrong and what is offered; nil when nothing did.
  public var message: VoiceMessage? {
    spoken.failure.map { VoiceMessage($0, experience, wording) }
  }

  /// Takes what happened.
  public mutating func handle(
    _ event: ScreenEvent<Action, Answer>
  ) -> [ScreenEffect<Request>] {
    switch event {
    case .shown(let snapshot):
      spoken.take(snapshot)
      return []
    case .happened(let happening):
      return spoken.take(happening, wording) == .isFull ? [.voice(.stop)] : []
    case .did(.voice(let action)): return spoken.act(action).map { .voice($0) }
    case .did(.recover(let action)): return recover(action)
    case .answered, .elapsed: return []
    }
  }

  private func recover(_ action: RecoveryAction) -> [ScreenEffect<Request>] {
    switch action {
    case .retry, .resume: [.voice(.activate)]
    case .openSettings: [.voice(.dismissFailure), .openSettings]
    case .typeInstead, .saveWithoutAnalysis: [.voice(.dismissFailure)]
    }
  }
}

/// A voice text for SwiftUI.
@available(iOS 17, macOS 14, *)
public typealias VoiceTextModel = ScreenModel<VoiceText>
