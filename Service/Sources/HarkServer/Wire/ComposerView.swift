import Hark
import HarkScreens

struct ComposerView: Codable, Sendable, Equatable {
  let messages: [ChatMessage]
  let reply: String
  let canSend: Bool
  @OrNull var replyProblem: String?

  init(_ screen: Composer) {
    messages = screen.messages
    reply = screen.reply.name
    canSend = screen.canSend
    replyProblem = screen.replyProblem
  }
}

extension Composer: PageScreen {
  var pageNews: ScreenNews { ScreenNews(nil) }

  func view(_ style: ScreenStyle) -> ScreenView {
    var view = ScreenView(
      field, style.look(field), style, isReadOnly: isReadOnly,
      message: field.message(style.experience, style.wording))
    view.composer = ComposerView(self)
    return view
  }

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
