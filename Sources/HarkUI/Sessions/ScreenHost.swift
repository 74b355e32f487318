#if canImport(UIKit)
  import Hark
  import HarkApple
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// A container that creates a screen's model on first appearance and accepts typed text before
  /// then.
  ///
  /// It keeps the model, and its session, while another view covers the screen or another tab is
  /// shown. A recording ends when the screen disappears. If the speech recognition model for
  /// the language is missing, an offer to install it appears above the screen.
  @available(iOS 18, *)
  struct ScreenHost<S: SpokenScreen, Content: View>: View {
    let screen: S

    /// The language that the app set for the screen; `nil` if it set none.
    var language: LocaleTag?

    /// Where the session's text is saved; `nil` to save nothing.
    var keeping: TranscriptKeeping?
    let theme: Theme
    let perform: ScreenRunner<S>.Perform
    @ViewBuilder let content: (SpokenStage<S>) -> Content

    @Environment(\.voiceSessions) private var sessions
    @State private var model: ScreenModel<S>?

    /// The screen before its model exists: choosing a recognizer may take a moment, and typing must
    /// not wait for it.
    @State private var early: EarlyScreen<S>?
    @State private var offer: ModelOfferModel?

    var body: some View {
      Staged(
        screen: model?.state ?? early?.screen ?? screen,
        isSettled: model?.isSettled ?? early?.isSettled ?? true, theme: theme, act: { act($0) },
        content: content
      )
      .safeAreaInset(edge: .top) { if let offer { ModelRow(offer).padding() } }
      .task { await begin() }
      .task { await lookForModel() }
      .onDisappear { leave() }
    }

    private func act(_ action: S.Action) {
      if let model { return model.act(action) }
      var acting = early ?? EarlyScreen(screen)
      acting.act(action)
      early = acting
    }

    private func leave() {
      model?.act(.voice(.leave))
      early?.leave()
    }

    private var experience: Experience { screen.experience }

    private func lookForModel() async {
      guard offer == nil else { return }
      let needed = await sessions.missingModel(experience, language)
      offer = needed.map {
        let written = language ?? experience.writtenLanguage
        return ModelOfferModel(
          $0, isNeeded: true, wording: Wording(for: experience, language: written))
      }
    }

    private func begin() async {
      guard model == nil else { return }
      early = early ?? EarlyScreen(screen)
      let session = await sessions.make(experience, language, keeping)
      // A screen that has disappeared in the meantime needs no session.
      guard !Task.isCancelled, let early else { return await session.close() }
      let runner = ScreenRunner(
        early.screen, session: session, openSettings: { Task { await AppSettings.open() } },
        perform: perform)
      let made = ScreenModel(early.screen, runner: runner)
      for action in early.waiting { made.act(action) }
      model = made
      self.early = nil
    }
  }
#endif
