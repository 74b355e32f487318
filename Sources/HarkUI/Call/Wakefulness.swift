#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A modifier that keeps the screen on while `isOn` is true, because the user does not touch it
  /// while talking; restores the app's setting when the view disappears or is covered.
  @available(iOS 18, *)
  struct Wakefulness: ViewModifier {
    let isOn: Bool

    /// The app's own idle timer setting; `nil` while it is in effect.
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
