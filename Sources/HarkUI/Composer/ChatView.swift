#if canImport(UIKit)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The coach chat: a conversation with a text field and microphone below it (S1).
  ///
  /// ```swift
  /// ChatView(model)
  /// ```
  @available(iOS 18, *)
  public struct ChatView: View {
    private let model: ComposerModel
    private let theme: Theme

    /// Creates the chat of `model`.
    public init(_ model: ComposerModel, theme: Theme = Theme(for: .composer)) {
      self.model = model
      self.theme = theme
    }

    /// The screen.
    public var body: some View {
      ChatContent(screen: model.state, isSettled: model.isSettled, theme: theme) { model.act($0) }
    }
  }

  /// The chat in a given state.
  @available(iOS 18, *)
  struct ChatContent: View {
    let screen: Composer
    var isSettled = true
    var theme = Theme(for: .composer)
    let act: @MainActor (Composer.Action) -> Void
    @Preferences private var preferences

    var body: some View {
      let stage = SpokenStage(screen, isSettled: isSettled, theme: theme, preferences, act: act)
      Conversation(screen: screen, theme: stage.theme, act: act)
        .safeAreaInset(edge: .bottom) {
          MessageInput(screen, isSettled: isSettled, theme: theme, act: act)
        }
        .onGround(of: stage.theme)
        .framed(stage)
        .failureAlert(stage)
        .navigationTitle(Text(verbatim: screen.wording[.title]))
    }
  }

  @available(iOS 18, *)
  #Preview("Nothing said yet") { ChatContent(screen: Composer()) { _ in } }

  @available(iOS 18, *)
  #Preview("Recording") {
    ChatContent(screen: PreviewMoments.screen(Composer(), PreviewMoments.held)) { _ in }
  }

  @available(iOS 18, *)
  #Preview("Before the system's question") {
    ChatContent(screen: PreviewMoments.screen(Composer(), Snapshot(phase: .rationale))) { _ in }
  }

  @available(iOS 18, *)
  #Preview("Refused") {
    let refused = Snapshot(phase: .failed(.microphonePermissionDenied))
    ChatContent(screen: PreviewMoments.screen(Composer(), refused)) { _ in }
  }

  /// The messages so far, newest at the bottom.
  @available(iOS 18, *)
  private struct Conversation: View {
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
