import Hark
import HarkPresentation

/// The coach chat: a field, a hold-to-talk microphone, and a send button (S1).
///
/// Nothing is sent automatically. The field is read-only while speech is written into it;
/// afterward, the text is editable. The coach's answer streams into the conversation; an
/// interrupted answer keeps its partial text.
public struct Composer: Screen {
  /// The field and its microphone.
  public internal(set) var field: VoiceField

  /// The conversation, oldest message first.
  public internal(set) var messages: [ChatMessage] = []

  /// The state of the coach's reply.
  public internal(set) var reply = CoachReply.none

  /// The behavior of the voice session.
  public let experience: Experience
  let language: LocaleTag
  var nextID = ScreenID.first

  /// Creates a chat with an empty field; `messages` are the earlier messages.
  public init(
    _ experience: Experience = .composer, language: LocaleTag = .americanEnglish,
    messages: [ChatMessage] = []
  ) {
    (self.messages, self.experience, self.language) = (messages, experience, language)
    field = VoiceField(Draft(limit: experience.ending.characters ?? Draft.standardLimit))
  }

  /// A user action.
  public enum Action: VoiceScreenAction, Equatable {
    /// Acts on the field or its microphone.
    case voice(VoiceAction)

    /// Sends the text.
    case send

    /// Recovers from a voice failure.
    case recover(RecoveryAction)

    /// Stops the coach's answer; its partial text stays.
    case stopReply

    /// Asks the coach again after a failure.
    case retryReply
  }

  /// A conversation that awaits the coach's reply.
  public struct Request: Sendable, Equatable {
    /// The messages so far; the last one is the user's.
    public let conversation: [ChatMessage]
  }

  /// A part of the coach's answer, or its end.
  public enum Answer: Sendable, Equatable {
    /// The next piece of text.
    case piece(String)

    /// The answer is complete.
    case complete

    /// The answer failed or is incomplete.
    case failed(VoiceFailure)
  }
}

/// The state of the coach's reply.
public enum CoachReply: Sendable, Equatable {
  /// No reply is pending.
  case none

  /// The request was sent; no text has arrived yet.
  case waiting(ScreenID)

  /// Text is arriving and is appended to the last message.
  case streaming(ScreenID)

  /// The last answer failed or is incomplete.
  case failed(VoiceFailure)

  var id: ScreenID? {
    switch self {
    case .waiting(let id), .streaming(let id): id
    case .none, .failed: nil
    }
  }
}

extension Composer {
  /// The wording of this screen.
  public var wording: Wording { Wording(for: experience, language: language) }

  /// Whether the field is read-only.
  public var isReadOnly: Bool { field.isRecording }

  /// Whether the text can be sent.
  public var canSend: Bool {
    field.draft.isSavable && !field.snapshot.phase.isBusy && reply.id == nil
  }

  /// The failure and its recovery actions, shown as an alert; `nil` if there is none.
  public var message: VoiceMessage? { field.message(experience, wording) }

  /// The message below a failed answer; `nil` if the last answer did not fail.
  public var replyProblem: String? {
    // The failure's own message, which is worded for voice input, would be misleading here.
    if case .failed = reply { wording[.message(.replyFailed)] } else { nil }
  }
}

extension Composer.Answer: Confidential {
  /// The kind of answer, without its text.
  public var description: String {
    switch self {
    case .piece(let piece): "piece(\(piece.veiled))"
    case .complete: "complete"
    case .failed(let failure): "failed(\(failure))"
    }
  }
}

extension Composer: SpokenScreen {
  package var spoken: VoiceField { field }

  /// The coach's last answer, complete or stopped, or the message about its failure; `nil` if there
  /// is neither.
  package var news: String? {
    guard reply == .none else { return replyProblem }
    guard let last = messages.last, last.speaker == .agent else { return nil }
    return last.text
  }
}

extension Composer {
  /// Handles an event and returns the resulting effects.
  public mutating func handle(_ event: ScreenEvent<Action, Answer>) -> [ScreenEffect<Request>] {
    switch event {
    case .shown(let snapshot):
      field.take(snapshot)
      return sendIfWanted()
    case .happened(let sessionEvent):
      if field.take(sessionEvent, wording) == .isFull { return [.voice(.stop)] }
      return sendIfWanted()
    case .did(let action): return act(action)
    case .answered(let id, let answer):
      // An answer to a canceled request may still arrive.
      if reply.id == id { take(answer, id) }
      return []
    case .elapsed: return []
    }
  }

  private mutating func act(_ action: Action) -> [ScreenEffect<Request>] {
    switch action {
    case .voice(let action): return field.act(action).map { .voice($0) }
    case .recover(let action): return action.effects()
    case .send: return send()
    case .stopReply:
      defer { reply = .none }
      return reply.id.map { [.drop($0)] } ?? []
    case .retryReply:
      guard case .failed = reply else { return [] }
      // A partial answer is removed, so that the coach does not reply to it.
      if messages.last?.speaker == .agent { messages.removeLast() }
      return ask()
    }
  }

  /// Sends the text as soon as nothing is being recognized, if the user asked for it by voice.
  private mutating func sendIfWanted() -> [ScreenEffect<Request>] {
    guard field.isSendWanted, !field.isBusy else { return [] }
    field.forgetSend()
    return send()
  }

  private mutating func send() -> [ScreenEffect<Request>] {
    guard canSend else { return [] }
    messages.append(ChatMessage(.person, field.draft.text.trimmed))
    field.clear()
    return field.accept() + ask()
  }

  private mutating func ask() -> [ScreenEffect<Request>] {
    guard messages.last?.speaker == .person else { return [] }
    defer { nextID = nextID.next }
    reply = .waiting(nextID)
    return [.request(nextID, Request(conversation: messages))]
  }

  private mutating func take(_ answer: Answer, _ id: ScreenID) {
    switch answer {
    case .piece(let piece): add(piece, id)
    case .complete:
      // An answer without text counts as a failure.
      if case .waiting = reply { reply = .failed(.replyFailed) } else { reply = .none }
    case .failed(let failure): reply = .failed(failure)
    }
  }

  private mutating func add(_ piece: String, _ id: ScreenID) {
    if case .waiting = reply { messages.append(ChatMessage(.agent, "")) }
    messages[messages.count - 1].text += piece
    reply = .streaming(id)
  }
}
