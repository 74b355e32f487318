#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The capture screen: text that is typed or spoken, and saved manually (S2).
  ///
  /// ```swift
  /// CaptureView(model)
  /// ```
  @available(iOS 18, *)
  public struct CaptureView: View {
    private let model: CaptureModel
    private let theme: Theme
    private let signIn: (@MainActor () async -> Bool)?

    /// Creates the screen of `model`.
    ///
    /// - Parameters:
    ///   - model: The screen's model.
    ///   - theme: The colors.
    ///   - signIn: Signs the user in again if the service requires it, and returns whether it
    ///     succeeded. If `nil`, the user confirms having signed in.
    public init(
      _ model: CaptureModel, theme: Theme = Theme(for: .capture),
      signIn: (@MainActor () async -> Bool)? = nil
    ) {
      self.model = model
      self.theme = theme
      self.signIn = signIn
    }

    /// The screen.
    public var body: some View {
      Staged(model, theme: theme) { CaptureContent(stage: $0, signIn: signIn) }
    }
  }

  @available(iOS 18, *) struct CaptureContent: View {
    let stage: SpokenStage<Capture>
    var signIn: (@MainActor () async -> Bool)?
    @FocusState private var isTyping: Bool

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: CaptureSize.spacing) {
          CaptureText(stage: stage).focused($isTyping)
          CaptureNews(stage: stage, signIn: signIn)
        }
        .padding(StandardSpacing.wide)
      }
      .safeAreaInset(edge: .bottom) { CaptureBottom(stage: stage) { save() } }
      .onGround(of: stage.theme)
      .modifier(ScreenFrame(stage: stage))
      .navigationTitle(Text(verbatim: stage.wording[.title]))
    }

    /// Saves the text and dismisses the keyboard (S2-29).
    private func save() {
      isTyping = false
      stage.act(.save)
    }
  }

  @available(iOS 18, *)
  #Preview("Empty") { Staged(screen: Capture()) { CaptureContent(stage: $0) } }

  @available(iOS 18, *)
  #Preview("Recording") { Staged(preview: Capture(), .recording) { CaptureContent(stage: $0) } }

  @available(iOS 18, *)
  #Preview("Refused") { Staged(preview: Capture(), .denied) { CaptureContent(stage: $0) } }

  @available(iOS 18, *)
  #Preview("Saving") { Staged(screen: PreviewMoments.saving) { CaptureContent(stage: $0) } }

  @available(iOS 18, *) private struct CaptureText: View {
    let stage: SpokenStage<Capture>

    var body: some View {
      VStack(alignment: .trailing, spacing: StandardSpacing.tight) {
        stage.tallField
        stage.saidWords
        Text(verbatim: stage.screen.count)
          .text(TextLooks.count, isOverLimit ? stage.theme.errorSign : stage.theme.secondaryText)
      }
    }

    private var isOverLimit: Bool { stage.screen.field.draft.isOverLimit }
  }

  /// The messages about recording and saving, the sign-in button, and the meaning of the saved text.
  @available(iOS 18, *) private struct CaptureNews: View {
    let stage: SpokenStage<Capture>
    let signIn: (@MainActor () async -> Bool)?

    var body: some View {
      VStack(alignment: .leading, spacing: CaptureSize.spacing) {
        stage.banner(screen.message)
        saving
        if let meaning = screen.meaning {
          Text(verbatim: meaning)
            .text(TextLooks.text, stage.theme.text)
            .frame(maxWidth: .infinity, alignment: .leading)
            .onCard(of: stage.theme)
        }
      }
      .changing(with: news, by: Motion.banner, reducesMotion: stage.reducesMotion)
    }

    private var screen: Capture { stage.screen }

    @ViewBuilder private var saving: some View {
      if let problem = screen.saveProblem {
        Notice(text: problem, theme: stage.theme, wording: stage.wording) {
          stage.act(.dismissSaveFailure)
        }
        .noticeGround(stage.theme)
      }
      if screen.needsReauthentication {
        TitleButton(stage.wording[.signedIn]) { Task { await signedIn() } }
          .buttonStyle(.bordered)
      }
      if let success = screen.success { confirmation(success.text) }
    }

    /// A confirmation that saving succeeded (S2-29).
    private func confirmation(_ text: String) -> some View {
      HStack(spacing: StandardSpacing.tight) {
        IconView(.check)
        Text(verbatim: text)
      }
      .text(TextLooks.heading, stage.theme.text)
      .accessibilityElement(children: .combine)
      .transition(.move(edge: .bottom).combined(with: .opacity))
    }

    private func signedIn() async { if await signIn?() ?? true { stage.act(.signedIn) } }

    /// The content whose changes are animated.
    private struct News: Equatable {
      let message: VoiceMessage?
      let problem: String?
      let success: Capture.SuccessMessage?
      let meaning: String?
    }

    private var news: News {
      News(
        message: screen.message, problem: screen.saveProblem, success: screen.success,
        meaning: screen.meaning)
    }
  }
#endif
