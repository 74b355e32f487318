#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The messages so far, newest at the bottom.
  @available(iOS 18, *)
  struct Conversation: View {
    let screen: Composer
    let theme: Theme
    let act: @MainActor (Composer.Action) -> Void

    var body: some View {
      if screen.messages.isEmpty {
        Text(verbatim: screen.wording[.invitation])
          .text(TextLooks.text, theme.secondaryText)
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        ScrollView { bubbles }.defaultScrollAnchor(.bottom)
      }
    }

    private var bubbles: some View {
      LazyVStack(spacing: Room.near) {
        ForEach(Array(screen.messages.enumerated()), id: \.offset) { _, message in
          Bubble(message: message, theme: theme)
        }
        CoachState(screen: screen, theme: theme, act: act)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(Room.wide)
    }
  }

  /// A message bubble, aligned with its speaker's side of the chat.
  @available(iOS 18, *)
  private struct Bubble: View {
    let message: Message
    let theme: Theme

    var body: some View {
      Text(verbatim: message.text)
        .text(TextLooks.text, isOwn ? theme.onAccent : theme.text)
        .textSelection(.enabled)
        .padding(Room.near)
        .background(
          Color(isOwn ? theme.buttonGround : theme.card),
          in: RoundedRectangle(cornerRadius: Room.radius)
        )
        .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
    }

    private var isOwn: Bool { message.speaker == .person }
  }

  /// The state of the coach's reply, with its actions.
  @available(iOS 18, *)
  private struct CoachState: View {
    let screen: Composer
    let theme: Theme
    let act: @MainActor (Composer.Action) -> Void

    var body: some View {
      switch screen.reply {
      case .none: EmptyView()
      case .waiting:
        HStack(spacing: Room.tight) {
          ProgressView()
          Text(verbatim: screen.wording[.status(.waiting)])
            .text(TextLooks.notice, theme.secondaryText)
        }
        .accessibilityElement(children: .combine)
      case .streaming: button(.stop, .stopReply)
      case .failed: problem
      }
    }

    private var problem: some View {
      VStack(alignment: .leading, spacing: Room.tight) {
        Text(verbatim: screen.replyProblem ?? "").text(TextLooks.notice, theme.secondaryText)
        button(.action(.retry), .retryReply)
      }
    }

    private func button(_ title: Phrase, _ action: Composer.Action) -> some View {
      Button {
        act(action)
      } label: {
        Text(verbatim: screen.wording[title]).touchTarget()
      }
    }
  }
#endif
