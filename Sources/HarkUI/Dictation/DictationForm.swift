#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// A form that accepts dictation in its approved fields (S4).
  ///
  /// ```swift
  /// DictationForm(model)
  /// ```
  @available(iOS 18, *)
  public struct DictationForm: View {
    private let model: DictationModel
    private let theme: Theme

    /// Creates a form for `model`.
    public init(_ model: DictationModel, theme: Theme = Theme(for: .dictation)) {
      self.model = model
      self.theme = theme
    }

    /// The form.
    public var body: some View {
      DictationContent(screen: model.state, isSettled: model.isSettled, theme: theme) {
        model.act($0)
      }
    }
  }

  /// The form in a given state.
  @available(iOS 18, *)
  struct DictationContent: View {
    let screen: Dictation
    var isSettled = true
    var theme = Theme(for: .dictation)
    let act: @MainActor (Dictation.Action) -> Void
    @Preferences private var preferences

    var body: some View {
      let stage = SpokenStage(
        screen, isSettled: isSettled, theme: theme, preferences, act: act)
      ScrollView { DictationFields(stage: stage).padding(Room.wide) }
        .safeAreaInset(edge: .bottom) { DictationBottom(stage: stage) }
        .onGround(of: stage.theme)
        .framed(stage)
        .navigationTitle(Text(verbatim: screen.wording[.title]))
    }
  }

  @available(iOS 18, *)
  #Preview("Idle") { DictationContent(screen: PreviewMoments.form) { _ in } }

  @available(iOS 18, *)
  #Preview("Recording") {
    DictationContent(screen: PreviewMoments.screen(PreviewMoments.form, PreviewMoments.recording)) {
      _ in
    }
  }

  @available(iOS 18, *)
  #Preview("Before the system's question") {
    DictationContent(
      screen: PreviewMoments.screen(PreviewMoments.form, Snapshot(phase: .rationale))
    ) { _ in }
  }

  @available(iOS 18, *)
  #Preview("Refused") {
    let refused = Snapshot(phase: .failed(.speechPermissionDenied))
    DictationContent(screen: PreviewMoments.screen(PreviewMoments.form, refused)) { _ in }
  }
#endif
