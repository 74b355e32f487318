#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// Puts the app's own explanation over a call before the system asks for the microphone.
  @available(iOS 18, *)
  struct CallRationaleSheet: ViewModifier {
    let call: Call
    let theme: Theme
    let act: CallAct

    func body(content: Content) -> some View {
      content.sheet(isPresented: isPresented) {
        VoiceInputPermissionSheet(
          theme: theme, wording: call.wording,
          onEnable: { act(.voice(.acceptRationale)) },
          onDismiss: { act(.voice(.declineRationale)) }
        )
        .preferredColorScheme(.dark)
      }
    }

    private var isPresented: Binding<Bool> {
      let (isPresented, act) = (call.snapshot.phase == .rationale, act)
      return Binding { @MainActor in
        isPresented
      } set: { @MainActor isStill in
        // Whoever drags it away would rather not be asked.
        if isPresented, !isStill { act(.voice(.declineRationale)) }
      }
    }
  }
#endif
