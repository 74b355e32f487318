#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The recovery actions for a failure, most likely first.
  @available(iOS 18, *)
  struct RecoveryButtons: View {
    let message: VoiceMessage
    let wording: Wording
    let recover: @MainActor (RecoveryAction) -> Void

    var body: some View {
      ForEach(message.actions, id: \.self) { action in
        Button {
          recover(action)
        } label: {
          Text(verbatim: wording[.action(action)]).touchTarget()
        }
      }
    }
  }
#endif
