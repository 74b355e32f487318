#if canImport(UIKit)
  import Hark
  import HarkApple
  import HarkScreens
  import SwiftUI

  /// Makes a screen's model when it first appears, takes what is typed before that is there, and keeps
  /// it while the app keeps the screen: one that is covered, or stands in another tab, has its text when
  /// it comes back.
  ///
  /// Where nothing can listen before the model of a language has been brought, that is offered above the
  /// screen. A recording ends when the screen is not to be seen any more. The session goes with the model.
  @available(iOS 18, *)
  struct ScreenHost<S: SpokenScreen, Content: View>: View {
    let experience: Experience

    /// The language that the app has given the screen; nil where it has given none.
    var language: LocaleTag?

    /// The screen as it is at first.
    let screen: S

    /// Asks the outside world.
    let perform: ScreenRunner<S>.Perform

    /// Draws the screen; whether it knows everything that the person did, and what they do.
    @ViewBuilder let content: (S, Bool, @escaping @MainActor (S.Action) -> Void) -> Content

    @Environment(\.voiceSessions) private var sessions
    @State private var model: ScreenModel<S>?

    /// Until there is a model: choosing what listens may take a moment, and nobody waits for it to type.
    @State private var early: EarlyScreen<S>?

    /// What must be brought before anything is heard.
    @State private var offer: ModelOfferModel?

    var body: some View {
      content(
        model?.state ?? early?.screen ?? screen, model?.isSettled ?? early?.isSettled ?? true
      ) { act($0) }
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
      let session = await sessions.make(experience, language)
      // Who left meanwhile needs no session.
      guard !Task.isCancelled, let early else { return await session.end() }
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
