#if canImport(UIKit)
  import Hark
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
      CaptureContent(
        screen: model.state, isSettled: model.isSettled, theme: theme, signIn: signIn
      ) { model.act($0) }
    }
  }

  /// The capture screen in a given state.
  @available(iOS 18, *)
  struct CaptureContent: View {
    let screen: Capture
    var isSettled = true
    var theme = Theme(for: .capture)
    var signIn: (@MainActor () async -> Bool)?
    let act: @MainActor (Capture.Action) -> Void
    @FocusState private var isTyping: Bool
    @Preferences private var preferences

    var body: some View {
      let stage = SpokenStage(
        screen, isSettled: isSettled, theme: theme, preferences, act: act)
      ScrollView {
        VStack(alignment: .leading, spacing: CaptureSize.spacing) {
          CaptureText(stage: stage).focused($isTyping)
          CaptureNews(stage: stage, signIn: signIn)
        }
        .padding(Room.wide)
      }
      .safeAreaInset(edge: .bottom) { CaptureBottom(stage: stage) { save() } }
      .onGround(of: stage.theme)
      .framed(stage)
      .navigationTitle(Text(verbatim: screen.wording[.title]))
    }

    /// Saves the text and dismisses the keyboard (S2-29).
    private func save() {
      isTyping = false
      act(.save)
    }
  }

  @available(iOS 18, *)
  #Preview("Empty") { CaptureContent(screen: Capture()) { _ in } }

  @available(iOS 18, *)
  #Preview("Recording") {
    CaptureContent(screen: PreviewMoments.screen(Capture(), PreviewMoments.recording)) { _ in }
  }

  @available(iOS 18, *)
  #Preview("Refused") {
    let refused = Snapshot(phase: .failed(.speechPermissionDenied))
    CaptureContent(screen: PreviewMoments.screen(Capture(), refused)) { _ in }
  }

  @available(iOS 18, *)
  #Preview("Saving") { CaptureContent(screen: PreviewMoments.saving) { _ in } }
#endif
