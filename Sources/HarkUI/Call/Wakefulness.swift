#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// A modifier that keeps the screen on while `isOn` is true, because the user does not touch it
  /// while talking; restores the app's setting when the view disappears or is covered.
  @available(iOS 18, *)
  struct Wakefulness: ViewModifier {
    let isOn: Bool

    #if canImport(UIKit)
      /// The app's own idle timer setting; `nil` while it is in effect.
      @State private var before: Bool?
    #else
      @State private var activity: (any NSObjectProtocol)?
    #endif

    func body(content: Content) -> some View {
      content
        .onAppear { keep(isOn) }
        .onChange(of: isOn) { keep(isOn) }
        .onDisappear { keep(false) }
    }

    #if canImport(UIKit)
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
    #else
      private func keep(_ isAwake: Bool) {
        let process = ProcessInfo.processInfo
        if isAwake, activity == nil {
          activity = process.beginActivity(options: .idleDisplaySleepDisabled, reason: "call")
        } else if !isAwake, let activity {
          process.endActivity(activity)
          self.activity = nil
        }
      }
    #endif
  }
#endif
