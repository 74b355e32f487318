#if canImport(UIKit)
  import Hark
  import HarkApple
  import HarkScreens
  import SwiftUI

  /// Makes a screen's model when it appears, and ends its session when it leaves.
  @available(iOS 18, *)
  struct ScreenHost<S: Screen, Content: View>: View {
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
      .onDisappear { end() }
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

    /// A screen that comes back begins anew, with the text that the app has by then.
    private func end() {
      guard let leaving = model else { return }
      model = nil
      Task { await leaving.end() }
    }
  }
#endif
