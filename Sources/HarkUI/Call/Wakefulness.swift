#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// Keeps the screen from going dark by itself, since nobody touches it while they talk; what the app
  /// wanted before holds again when the view goes or is covered.
  @available(iOS 18, *)
  struct Wakefulness: ViewModifier {
    let isOn: Bool

    /// What the app wanted; nil while it has its way.
    @State private var before: Bool?

    func body(content: Content) -> some View {
      content
        .onAppear { keep(isOn) }
        .onChange(of: isOn) { keep(isOn) }
        .onDisappear { keep(false) }
    }

    private func keep(_ isAwake: Bool) {
      let app = UIApplication.shared
      if isAwake, before == nil {
        before = app.isIdleTimerDisabled
        app.isIdleTimerDisabled = true
      } else if !isAwake, let before {
        app.isIdleTimerDisabled = before
        self.before = nil
      }
    }
  }
#endif
