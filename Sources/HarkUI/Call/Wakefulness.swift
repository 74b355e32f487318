#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// A modifier that keeps the screen on while `isOn` is true, because the user does not touch it
  /// while talking; restores the app's setting when the view disappears or is covered.
  @available(iOS 18, *) struct Wakefulness: ViewModifier {
    let isOn: Bool

    /// Restores the app's own setting; `nil` while that is in effect.
    @State private var restore: (@MainActor () -> Void)?

    func body(content: Content) -> some View {
      content
        .onAppear { keep(isOn) }
        .onChange(of: isOn) { keep(isOn) }
        .onDisappear { keep(false) }
    }

    private func keep(_ isAwake: Bool) {
      guard isAwake != (restore != nil) else { return }
      restore?()
      restore = isAwake ? Self.keepAwake() : nil
    }

    private static func keepAwake() -> @MainActor () -> Void {
      #if canImport(UIKit)
        let app = UIApplication.shared
        let before = app.isIdleTimerDisabled
        app.isIdleTimerDisabled = true
        return { app.isIdleTimerDisabled = before }
      #else
        let process = ProcessInfo.processInfo
        let activity = process.beginActivity(options: .idleDisplaySleepDisabled, reason: "call")
        return { process.endActivity(activity) }
      #endif
    }
  }
#endif
