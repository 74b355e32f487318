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
      Staged(model, theme: theme) { ChatContent(stage: $0) }
    }
  }

  /// The chat in a given state.
  @available(iOS 18, *)
  struct ChatContent: View {
    let stage: SpokenStage<Composer>

    var body: some View {
      Conversation(screen: stage.screen, theme: stage.theme, act: stage.act)
        .safeAreaInset(edge: .bottom) { ComposerRow(stage: stage) }
        .onGround(of: stage.theme)
        .modifier(ScreenFrame(stage: stage))
        .modifier(FailureAlert(stage: stage))
        .navigationTitle(Text(verbatim: stage.wording[.title]))
    }
  }

  @available(iOS 18, *)
  #Preview("Empty") { Staged(screen: Composer()) { ChatContent(stage: $0) } }

  @available(iOS 18, *)
  #Preview("Recording") {
    Staged(preview: Composer(), .held) { ChatContent(stage: $0) }
  }

  @available(iOS 18, *)
  #Preview("Rationale") {
    Staged(preview: Composer(), .rationale) { ChatContent(stage: $0) }
  }

  @available(iOS 18, *)
  #Preview("Refused") {
    Staged(preview: Composer(), .denied) { ChatContent(stage: $0) }
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
      LazyVStack(spacing: StandardSpacing.near) {
        ForEach(Array(screen.messages.enumerated()), id: \.offset) { _, message in
          Bubble(message: message, theme: theme)
        }
        CoachState(screen: screen, theme: theme, act: act)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(StandardSpacing.wide)
    }
  }

  /// A message bubble, aligned with its speaker's side of the chat.
  @available(iOS 18, *)
  private struct Bubble: View {
    let message: ChatMessage
    let theme: Theme

    var body: some View {
      Text(verbatim: message.text)
        .text(TextLooks.text, isOwn ? theme.onAccent : theme.text)
        .textSelection(.enabled)
        .padding(StandardSpacing.near)
        .background(
          Color(isOwn ? theme.buttonGround : theme.card),
          in: RoundedRectangle(cornerRadius: StandardSpacing.radius)
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
        HStack(spacing: StandardSpacing.tight) {
          ProgressView()
          Text(verbatim: screen.wording[.status(.waiting)])
            .text(TextLooks.notice, theme.secondaryText)
        }
        .accessibilityElement(children: .combine)
      case .streaming: TitleButton(screen.wording[.stop]) { act(.stopReply) }
      case .failed: problem
      }
    }

    private var problem: some View {
      VStack(alignment: .leading, spacing: StandardSpacing.tight) {
        Text(verbatim: screen.replyProblem ?? "").text(TextLooks.notice, theme.secondaryText)
        TitleButton(screen.wording[.action(.retry)]) { act(.retryReply) }
      }
    }
  }
#endif
