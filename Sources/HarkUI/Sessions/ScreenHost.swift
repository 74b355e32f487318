#if canImport(UIKit)
  import Hark
  import HarkApple
  import HarkScreens
  import SwiftUI

  /// Makes a screen's model when it first appears, and keeps it while the app keeps the screen: one that
  /// is covered, or stands in another tab, has its text when it comes back.
  ///
  /// A recording ends when the screen is not to be seen any more. The session goes with the model.
  @available(iOS 18, *)
  struct ScreenHost<S: SpokenScreen, Content: View>: View {
    let experience: Experience

    /// The screen as it is at first.
    let screen: S

    /// Asks the outside world.
    let perform: ScreenRunner<S>.Perform
    @ViewBuilder let content: (ScreenModel<S>) -> Content

    @Environment(\.voiceSessions) private var sessions
    @State private var model: ScreenModel<S>?

    var body: some View {
      ZStack {
        if let model { content(model) }
      }
      .task { await begin() }
      .onDisappear { model?.act(.voice(.leave)) }
    }

    private func begin() async {
      guard model == nil else { return }
      let session = await sessions.make(experience, nil)
      // Who left meanwhile needs no session.
      guard !Task.isCancelled else { return await session.end() }
      let runner = ScreenRunner(
        screen, session: session, openSettings: { Task { await AppSettings.open() } },
        perform: perform)
      model = ScreenModel(screen, runner: runner)
    }
  }
#endif
