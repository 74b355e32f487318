#if canImport(SwiftUI)
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

    /// Creates a chat view for `model`.
    public init(_ model: ComposerModel, theme: Theme = Theme(for: .composer)) {
      self.model = model
      self.theme = theme
    }

    /// The screen.
    public var body: some View { Staged(model, theme: theme) { ChatContent(stage: $0) } }
  }

  @available(iOS 18, *) struct ChatContent: View {
    let stage: SpokenStage<Composer>

    var body: some View {
      Conversation(stage: stage)
        .safeAreaInset(edge: .bottom) { ComposerRow(stage: stage) }
        .onGround(of: stage.theme)
        .modifier(ScreenFrame(stage: stage))
        .modifier(FailureAlert(stage: stage))
        .navigationTitle(Text(verbatim: stage.wording[.title]))
    }
  }

  @available(iOS 18, *) #Preview("Empty") { Staged(screen: Composer()) { ChatContent(stage: $0) } }

  @available(iOS 18, *)
  #Preview("Recording") { Staged(preview: Composer(), .held) { ChatContent(stage: $0) } }

  @available(iOS 18, *)
  #Preview("Rationale") { Staged(preview: Composer(), .rationale) { ChatContent(stage: $0) } }

  @available(iOS 18, *)
  #Preview("Refused") { Staged(preview: Composer(), .denied) { ChatContent(stage: $0) } }

  /// The messages so far, newest at the bottom.
  @available(iOS 18, *) private struct Conversation: View {
    let stage: SpokenStage<Composer>

    var body: some View {
      if stage.screen.messages.isEmpty {
        Text(verbatim: stage.wording[.invitation])
          .text(TextLooks.text, stage.theme.secondaryText)
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        ScrollView { bubbles }.defaultScrollAnchor(.bottom)
      }
    }

    private var bubbles: some View {
      LazyVStack(spacing: StandardSpacing.near) {
        ForEach(Array(stage.screen.messages.enumerated()), id: \.offset) { _, message in
          Bubble(message: message, theme: stage.theme)
        }
        CoachState(stage: stage).frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(StandardSpacing.wide)
    }
  }

  @available(iOS 18, *) private struct Bubble: View {
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

  @available(iOS 18, *) private struct CoachState: View {
    let stage: SpokenStage<Composer>

    var body: some View {
      switch stage.screen.reply {
      case .none: EmptyView()
      case .waiting:
        HStack(spacing: StandardSpacing.tight) {
          ProgressView()
          Text(verbatim: stage.wording[.status(.waiting)])
            .text(TextLooks.notice, stage.theme.secondaryText)
        }
        .accessibilityElement(children: .combine)
      case .streaming: TitleButton(stage.wording[.stop]) { stage.act(.stopReply) }
      case .failed: problem
      }
    }

    private var problem: some View {
      VStack(alignment: .leading, spacing: StandardSpacing.tight) {
        Text(verbatim: stage.screen.replyProblem ?? "")
          .text(TextLooks.notice, stage.theme.secondaryText)
        TitleButton(stage.wording[.action(.retry)]) { stage.act(.retryReply) }
      }
    }
  }
#endif
