#if canImport(SwiftUI)
  import Hark
  import HarkApple
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// A container that creates a screen's model when the screen first appears, or on the first
  /// action before that.
  ///
  /// It keeps the model, and its session, while another view covers the screen or another tab is
  /// shown. A recording ends when the screen disappears. If recognition requires a model that
  /// is missing, an offer to install it appears above the screen.
  @available(iOS 18, *)
  struct ScreenHost<S: SpokenScreen, Content: View>: View {
    let screen: S

    /// The language that the app set for the screen; `nil` if it set none.
    var language: LocaleTag?

    /// Where the session's text is saved; `nil` to save nothing.
    var keeping: TranscriptKeeping?
    let theme: Theme
    var perform: ScreenRunner<S>.Perform = { _ in AsyncStream { $0.finish() } }
    @ViewBuilder let content: (SpokenStage<S>) -> Content

    @Environment(\.voiceSessions) private var sessions
    @Environment(\.textChoice) private var choice
    @State private var model: ScreenModel<S>?
    @State private var offer: ModelOfferModel?

    var body: some View {
      Staged(
        screen: model?.state ?? screen, isSettled: model?.isSettled ?? true, theme: theme,
        act: { begun().act($0) }, content: content
      )
      .safeAreaInset(edge: .top) { if let offer { ModelRow(offer).padding() } }
      .onAppear { _ = begun() }
      .task { await lookForModel() }
      .onChange(of: choice?.wrappedValue) { model?.finishText(as: choice?.wrappedValue) }
      .onDisappear { model?.leave() }
    }

    /// The model, which is created when the screen appears or with the first action.
    private func begun() -> ScreenModel<S> {
      if let model { return model }
      let made = ScreenModel(
        screen,
        session: { [sessions, screen, language, keeping] in
          await sessions.make(screen.experience, language, keeping)
        }, openSettings: { Task { await AppSettings.open() } }, perform: perform)
      if let choice { made.finishText(as: choice.wrappedValue) }
      model = made
      return made
    }

    private func lookForModel() async {
      guard offer == nil else { return }
      let needed = await sessions.missingModel(screen.experience, language)
      offer = needed.map {
        let written = language ?? screen.experience.writtenLanguage
        return ModelOfferModel(
          $0, isNeeded: true, wording: Wording(for: screen.experience, language: written))
      }
    }
  }
#endif
