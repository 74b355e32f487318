import Hark
import HarkScreens
import SwiftUI

/// A screen for voice input whose model is created when the screen appears and ended when it
/// disappears.
struct ModelScreen<S: MeasuredScreen, Content: View>: View {
  private let measuring: Measuring
  private let make: @MainActor () async -> ScreenModel<S>
  private let content: @MainActor (ScreenModel<S>) -> Content
  @State private var model: ScreenModel<S>?

  /// Creates a screen that shows `content` for its model.
  init(
    measuring: Measuring, _ make: @escaping @MainActor () async -> ScreenModel<S>,
    @ViewBuilder content: @escaping @MainActor (ScreenModel<S>) -> Content
  ) {
    self.measuring = measuring
    self.make = make
    self.content = content
  }

  var body: some View {
    shown
      .task { await begin() }
      .onDisappear { leave() }
  }

  @ViewBuilder private var shown: some View {
    if let model {
      content(model)
        .measured(model.state.shownPhase, by: measuring)
    } else {
      ProgressView()
    }
  }

  private func begin() async {
    leave()
    let made = await make()
    // If the screen has disappeared in the meantime, nothing else would end the model.
    guard !Task.isCancelled else { return await made.end() }
    made.noting = { [measuring] action in
      if let mark = S.mark(of: action) { measuring.stopwatch?.note(mark) }
    }
    model = made
  }

  private func leave() {
    let left = model
    model = nil
    Task { await left?.end() }
  }
}
