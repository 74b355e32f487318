import Hark

/// The coach chat: a field, a microphone that is held to talk, and a send button (S1).
///
/// Nothing is sent by itself. While speech is written into the field it is read-only; afterwards it is
/// text like any other. The coach's answer streams into the conversation; one that breaks off keeps
/// what had come of it.
public struct Composer: Screen {
  /// The field and its microphone.
  public internal(set) var field: VoiceField

  /// What was said so far, oldest first.
  public internal(set) var messages: [Message] = []

  /// What the coach is doing.
  public internal(set) var reply = CoachReply.none

  /// How its voice behaves.
  public let experience: Experience
  let language: LocaleTag
  var fresh = ScreenID.first

  /// Makes one with an empty field; `messages` are what was said before.
  public init(
    _ experience: Experience = .composer, language: LocaleTag = .americanEnglish,
    messages: [Message] = []
  ) {
    self.messages = messages
    self.experience = experience
    self.language = language
    field = VoiceField(Draft(limit: experience.ending.characters ?? Draft.standardLimit))
  }

  /// What a person does there.
  public enum Action: VoiceScreenAction, Equatable {
    /// Something with the field or its microphone.
    case voice(VoiceAction)

    /// Sends the text.
    case send

    /// Acts on a voice failure.
    case recover(RecoveryAction)

    /// Gives the coach's answer up; what has come of it stays.
    case stopReply

    /// Asks the coach again after a failure.
    case retryReply
  }

  /// A conversation to which the coach is to reply.
  public struct Request: Sendable, Equatable {
    /// The messages so far, the person's last.
    public let conversation: [Message]
  }

  /// What comes of the coach.
  public enum Answer: Sendable, Equatable {
    /// The next piece of text.
    case piece(String)

    /// The answer is complete.
    case complete

    /// It could not be had, or not all of it.
    case failed(VoiceFailure)
  }
}

/// What the coach is doing.
public enum CoachReply: Sendable, Equatable {
  /// Nothing; the last answer is complete.
  case none

  /// Thinking; nothing has come yet.
  case waiting(ScreenID)

  /// Answering; the last message grows.
  case streaming(ScreenID)

  /// The last answer could not be had, or not all of it.
  case failed(VoiceFailure)

  var id: ScreenID? {
    switch self {
    case .waiting(let id), .streaming(let id): id
    case .none, .failed: nil
    }
  }
}

extension Composer {
  /// The words of this screen.
  public var wording: Wording { Wording(for: experience, language: language) }

  /// Whether the app's own explanation stands before the system's question.
  public var showsRationale: Bool { field.snapshot.phase == .rationale }

  /// Whether the field cannot be edited just now.
  public var isReadOnly: Bool { field.isRecording }

  /// Whether the indicator stands over the field.
  public var showsRecordingIndicator: Bool { field.snapshot.phase.isRecording }

  /// Whether the text may be sent.
  public var canSend: Bool {
    field.draft.isSavable && !field.snapshot.phase.isBusy && reply.id == nil
  }

  /// The alert over the chat; nil when nothing is wrong.
  public var alert: VoiceMessage? {
    field.failure.map { VoiceMessage($0, experience, wording) }
  }

  /// What stands below a conversation whose last answer failed; nil when it did not.
  public var replyProblem: String? {
    // The coach's own sentence: what is said of voice would mislead here.
    if case .failed = reply { wording[.message(.replyFailed)] } else { nil }
  }
}

extension Composer.Answer: Confidential {
  /// What came, without what was said.
  public var description: String {
    switch self {
    case .piece(let piece): "piece(\(piece.veiled))"
    case .complete: "complete"
    case .failed(let failure): "failed(\(failure))"
    }
  }
}

extension Composer: SpokenScreen {
  /// The field.
  public var spoken: VoiceField { field }

  /// The alert over the chat.
  public var message: VoiceMessage? { alert }

  /// What the coach said, once it is complete, and why it did not.
  public var news: String? {
    guard reply == .none else { return replyProblem }
    guard let last = messages.last, last.speaker == .agent else { return nil }
    return last.text
  }
}
