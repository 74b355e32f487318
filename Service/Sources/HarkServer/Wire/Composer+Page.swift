import Hark
import HarkScreens

/// What only the coach chat shows.
struct ComposerView: Codable, Sendable, Equatable {
  let messages: [Message]
  let reply: String
  let canSend: Bool
  let send: String
  @OrNull var replyProblem: String?

  init(_ screen: Composer) {
    messages = screen.messages
    reply = screen.reply.name
    canSend = screen.canSend
    send = screen.wording[.send]
    _replyProblem = OrNull(wrappedValue: screen.replyProblem)
  }
}

extension Composer: PageScreen {
  var spoken: VoiceField { field }

  func view(_ manner: ScreenManner) -> ScreenView {
    var view = ScreenView(
      field, manner.look(field), manner, isReadOnly: isReadOnly,
      message: field.failure.map { manner.message($0) })
    view.composer = ComposerView(self)
    return view
  }

  static func voice(_ action: VoiceAction) -> Action { .voice(action) }

  static func recover(_ action: RecoveryAction) -> Action { .recover(action) }

  static func own(_ action: PersonAction) -> Action? {
    switch action {
    case .send: .send
    case .stopReply: .stopReply
    case .retryReply: .retryReply
    default: nil
    }
  }
}

extension CoachReply {
  fileprivate var name: String {
    switch self {
    case .none: "none"
    case .waiting: "waiting"
    case .streaming: "streaming"
    case .failed: "failed"
    }
  }
}

extension ScreenManner {
  /// The message for a failure.
  func message(_ failure: VoiceFailure) -> VoiceMessage {
    VoiceMessage(failure, experience, wording)
  }
}
