import Hark
import HarkPresentation

/// Text with a microphone and no other elements, for the app's own screens.
///
/// The app reads the text and decides how to use it.
public struct VoiceText: SpokenScreen {
  /// The text and its microphone.
  public internal(set) var spoken: VoiceField

  /// The experience that determines the voice behavior.
  public let experience: Experience

  let language: LocaleTag

  /// Creates a voice text with the initial `text`, for any experience without replies.
  ///
  /// If `language` is `nil`, it is the experience's preferred recognition language, or American
  /// English if the experience prefers the device's language.
  public init(_ experience: Experience, text: String = "", language: LocaleTag? = nil) {
    self.experience = experience
    self.language = language ?? experience.writtenLanguage
    let limit = experience.ending.characters ?? Draft.standardLimit
    spoken = VoiceField(Draft(text, limit: limit))
  }

  /// A user action.
  public enum Action: VoiceScreenAction, Equatable {
    /// An action on the text or its microphone.
    case voice(VoiceAction)

    /// A response to a failure.
    case recover(RecoveryAction)
  }

  /// A request to the outside world; a voice text never makes any.
  public struct Request: Sendable, Equatable {}

  /// An answer to a request; there are none.
  public enum Answer: Sendable, Equatable {}

  /// The wording of this text.
  public var wording: Wording { Wording(for: experience, language: language) }

  /// Whether the text is read-only, from the start of a recording to the arrival of its last words.
  public var isReadOnly: Bool { spoken.isRecording }

  /// The current failure message with its recovery actions; `nil` if there is no failure.
  public var message: VoiceMessage? { spoken.message(experience, wording) }

  /// Handles an event and returns the resulting effects.
  public mutating func handle(_ event: ScreenEvent<Action, Answer>) -> [ScreenEffect<Request>] {
    switch event {
    case .shown(let snapshot):
      spoken.take(snapshot)
      return []
    case .happened(let sessionEvent):
      return spoken.take(sessionEvent, wording) == .isFull ? [.voice(.stop)] : []
    case .did(.voice(let action)): return spoken.act(action).map { .voice($0) }
    case .did(.recover(let action)): return action.effects()
    case .answered, .elapsed: return []
    }
  }
}

/// A voice text for SwiftUI.
@available(iOS 17, macOS 14, *)
public typealias VoiceTextModel = ScreenModel<VoiceText>

@available(iOS 17, macOS 14, *)
extension ScreenModel where S == VoiceText {
  /// The typed and spoken text, including words that may still change.
  public var text: String { state.written.text }

  /// Whether a recording is in progress.
  public var isRecording: Bool { state.spoken.snapshot.phase.isRecording }

  /// The microphone level, 0…1; 0 unless the microphone is open.
  public var level: Float { state.spoken.snapshot.level }

  /// Starts a recording, or ends the one in progress and retains its words.
  public func toggle() { act(.voice(.activate)) }

  /// Replaces the text, for example after it was sent; has no effect while `state.isReadOnly`.
  public func replaceText(with text: String) {
    act(.voice(.edit(.replace(0..<Int.max, with: text))))
  }
}
