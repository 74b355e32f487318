#if canImport(UIKit)
  import Hark
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
      let stage = SpokenStage(
        screen, isSettled: isSettled, theme: theme, preferences, act: act)
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
#endif
